import { randomUUID } from 'node:crypto';
import { keptChangeVersions, keptSettings } from '@muster/contract/kept-changes';
import { refusalSchema } from '@muster/contract/verdict';
import { sectionSchemas } from '@muster/contract/company-settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';

/** A change that a device kept while it had no network. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Kept = {
  readonly id?: string;
  readonly change: string;
  readonly v?: number;
  readonly parameters: object;
  readonly follows?: readonly string[];
};

async function apply(
  caller: TestCaller,
  { id = randomUUID(), change, v = 1, parameters, follows = [] }: Kept,
): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select apply_kept_change($1, $2, $3, $4, $5::uuid[]) as answer',
    [id, change, v, JSON.stringify(parameters), `{${follows.join(',')}}`],
  );
  return row?.answer;
}

const notKept = { verdict: 'refused', reason: 'invalid_input', detail: 'change' };

async function newCode() {
  const id = randomUUID();
  const parameters = { id, code: `K-${id.slice(0, 8)}`, name: 'Kept' };
  await apply(cast.admin.caller, { change: 'save_cost_code', parameters });
  const edit = (name: string) => ({
    id: randomUUID(),
    change: 'save_cost_code',
    parameters: { ...parameters, name, version: 1 },
  });
  const name = async () => {
    const [row] = await cast.database.query<{ name: string }>(
      'select name from cost_codes where id = $1',
      [id],
    );
    return row?.name;
  };
  return { edit, name };
}

describe('a change that a device kept', () => {
  test('is refused where it isn’t one that may wait', async () => {
    for (const change of [
      'save_crew',
      'set_person_role',
      'lock_sheets',
      'publish_shifts',
      'apply_once',
      'apply_kept_change',
    ]) {
      expect(await apply(cast.admin.caller, { change, parameters: {} })).toEqual(notKept);
    }
    const parameters = { section: 'clock', version: 1, facts: {} };
    for (const v of [0, 2]) {
      const change = { change: 'save_company_settings', v, parameters };
      expect(await apply(cast.admin.caller, change)).toEqual(notKept);
    }
  });

  test('has no more rights than the function itself', async () => {
    const { edit } = await newCode();
    for (const { caller } of [cast.supervisor, cast.employee]) {
      expect(await apply(caller, edit('Not theirs'))).toMatchObject({ reason: 'not_allowed' });
    }
    const { reason } = refusalSchema.parse(await apply(cast.foreign.admin.caller, edit('Theirs')));
    expect(reason).toBe('not_found');
  });

  test('may be one of exactly the listed functions and sections, in their version', async () => {
    const others = Object.keys(sectionSchemas);
    const rows = await cast.database.query<{ change: string; section: string; v: number | null }>(
      `select c.change, s.section, app.kept_change_version(c.change, jsonb_build_object('section', s.section)) as v
      from (select distinct proname as change from pg_proc where pronamespace = 'public'::regnamespace) c
      cross join unnest($1::text[]) s (section)`,
      [`{${others.join(',')}}`],
    );
    const listed = new Set(
      rows
        .filter(({ v }) => v !== null)
        .map(({ change, section, v }) =>
          change === 'save_company_settings' ? `${change} ${section} ${v}` : `${change} ${v}`,
        ),
    );
    const expected = Object.entries(keptChangeVersions).flatMap(([change, v]) =>
      change === 'save_company_settings'
        ? keptSettings.map((section) => `${change} ${section} ${v}`)
        : [`${change} ${v}`],
    );
    expect([...listed].toSorted()).toEqual(expected.toSorted());
  });

  test('is answered the same when it is repeated, also after weeks, and made once', async () => {
    const { edit, name } = await newCode();
    const mine = edit('Mine');
    const first = await apply(cast.admin.caller, mine);
    expect(first).toMatchObject({ verdict: 'applied', version: 2 });
    await cast.database.query(
      `update app.change_answers set expires_at = expires_at - interval '89 days' where request_id = $1`,
      [mine.id],
    );
    await apply(cast.admin.caller, (await newCode()).edit('Sweeps'));
    expect(await apply(cast.admin.caller, mine)).toEqual(first);
    expect(await name()).toBe('Mine');
  });

  test('loses to a newer version of its record', async () => {
    const { edit, name } = await newCode();
    await apply(cast.admin.caller, edit('Theirs'));
    expect(await apply(cast.admin.caller, edit('Mine'))).toMatchObject({
      verdict: 'refused',
      reason: 'changed_meanwhile',
    });
    expect(await name()).toBe('Theirs');
  });

  test('follows the person’s own earlier changes over the same version, and no one else’s', async () => {
    const { edit, name } = await newCode();
    const [first, second, third] = [edit('First'), edit('Second'), edit('Third')];
    await apply(cast.admin.caller, first);
    expect(
      await apply(cast.admin.caller, { ...second, follows: [first.id, randomUUID()] }),
    ).toMatchObject({ verdict: 'applied', version: 3 });
    await cast.database.query('update cost_codes set name = $1 where id = $2', [
      'Someone else',
      first.parameters.id,
    ]);
    expect(
      await apply(cast.admin.caller, { ...third, follows: [first.id, second.id] }),
    ).toMatchObject({ reason: 'changed_meanwhile' });
    expect(await name()).toBe('Someone else');
  });

  test('takes a hundred earlier ones, and not one more', async () => {
    const { edit } = await newCode();
    const ids = Array.from({ length: 101 }, () => randomUUID());
    expect(await apply(cast.admin.caller, { ...edit('A'), follows: ids })).toEqual({
      ...notKept,
      detail: 'follows',
    });
    expect(await apply(cast.admin.caller, { ...edit('A'), follows: ids.slice(1) })).toMatchObject({
      verdict: 'applied',
    });
  });
});
