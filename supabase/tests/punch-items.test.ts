import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Punch } from '../../packages/contract/src/index.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, sitePlace, type Cast } from './support/cast.ts';
import { entriesOf, minutesAgo, punchOf, record, recordOne } from './support/punches.ts';

/** Punch items: validation, the handling of the project and location they name, and that they are permanent. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const worker = () => addPerson(cast.database, cast.company, 'employee');

describe('a malformed item', () => {
  const flaws: readonly [string, (punch: Punch) => unknown][] = [
    ['nothing', () => null],
    ['a word', () => 'in'],
    ['a list', () => []],
    ['an empty object', () => ({})],
    ['an unknown version', (punch) => ({ ...punch, v: 99 })],
    ['no id', (punch) => ({ ...punch, id: undefined })],
    ['an id that is no UUID', (punch) => ({ ...punch, id: '1; drop table punches' })],
    ['an unknown kind', (punch) => ({ ...punch, kind: 'lunch' })],
    ['a break of no kind', (punch) => ({ ...punch, kind: 'break_start' })],
    ['a break kind on a clock-in', (punch) => ({ ...punch, break_kind: 'meal' })],
    ['a time that never was', (punch) => ({ ...punch, device_at: '2026-02-30T07:00:00Z' })],
    ['a time without a zone', (punch) => ({ ...punch, device_at: '2026-02-20T07:00:00' })],
    ['a time in words', (punch) => ({ ...punch, device_at: 'now' })],
    ['an endless time', (punch) => ({ ...punch, claimed_at: 'infinity' })],
    ['a year beyond reason', (punch) => ({ ...punch, device_at: '9999-01-01T00:00:00Z' })],
    ['a number too large', (punch) => ({ ...punch, device_seq: 1e30 })],
    ['a negative sequence', (punch) => ({ ...punch, device_seq: -1 })],
    ['an endless skew', (punch) => ({ ...punch, skew_ms: 1e15 })],
    ['an endless note', (punch) => ({ ...punch, note: 'n'.repeat(501) })],
    ['a place off the earth', (punch) => ({ ...punch, location: { ...place(0), lat: 91 } })],
    ['half a place', (punch) => ({ ...punch, location: { lat: 1, lng: 1 } })],
    ['a yes that is no boolean', (punch) => ({ ...punch, online: 'perhaps' })],
  ];

  test.each(flaws)('with %s is refused and spoils nothing beside it', async (_, spoil) => {
    const person = await worker();
    const before = punchOf(person, { device_at: minutesAgo(10) });
    const after = punchOf(person, { kind: 'out' });
    const answers = await record(cast.database, person.caller, [
      before,
      spoil(punchOf(person)),
      after,
    ]);
    expect(answers).toMatchObject([
      { id: before.id, verdict: 'applied' },
      { verdict: 'refused', reason: 'malformed_punch', occurred_at: null, entry_id: null },
      { id: after.id, verdict: 'applied' },
    ]);
  });

  test.each(['punches', 'time_entries'])(
    'that %s doesn’t take is refused alone, and taken when it comes again later',
    async (table) => {
      const [person, other] = [await worker(), await worker()];
      const bad = punchOf(person, { note: 'Poison' });
      const good = [
        punchOf(person, { device_at: minutesAgo(20) }),
        punchOf(person, { kind: 'out', device_at: minutesAgo(10) }),
        punchOf(other),
      ];
      const batch = [...good.slice(0, 2), bad, ...good.slice(2)];
      await cast.database.script(
        `alter table ${table} add constraint poisoned check (note <> 'Poison') not valid`,
      );
      const refused = { id: bad.id, verdict: 'refused', reason: 'punch_not_stored' };
      try {
        const first = await record(cast.database, cast.admin.caller, batch);
        expect(first).toMatchObject(
          batch.map(({ id }) => (id === bad.id ? refused : { id, verdict: 'applied' })),
        );
        const again = await record(cast.database, cast.admin.caller, batch);
        expect(again).toMatchObject(
          first.map(({ id, verdict, entry_id }) =>
            id === bad.id ? refused : { id, verdict: 'replayed', first_verdict: verdict, entry_id },
          ),
        );
        expect(await record(cast.database, cast.admin.caller, [bad])).toMatchObject([refused]);
      } finally {
        await cast.database.script(`alter table ${table} drop constraint poisoned`);
      }
      expect(await entriesOf(cast.database, person)).toMatchObject([{ state: 'closed' }]);
      expect(await entriesOf(cast.database, other)).toMatchObject([{ state: 'open' }]);
      expect(await record(cast.database, cast.admin.caller, batch)).toMatchObject(
        batch.map(({ id }) => ({ id, verdict: id === bad.id ? 'applied' : 'replayed' })),
      );
    },
  );

  test('a batch that is no list, or too long, is an error of the whole call', async () => {
    const person = await worker();
    for (const batch of ['{}', '7', JSON.stringify(Array.from({ length: 501 }, () => 1))]) {
      await expect(
        asCaller(cast.database, person.caller, 'select record_punches($1)', [batch]),
      ).rejects.toMatchObject({ code: 'PT413', detail: 'batch_too_large' });
    }
  });

  test('an empty batch is answered with no verdict', async () => {
    expect(await record(cast.database, cast.employee.caller, [])).toEqual([]);
  });
});

describe('the job of a punch', () => {
  test('another company’s project can’t be told from one that doesn’t exist', async () => {
    const person = await worker();
    for (const project_id of [cast.foreign.project, randomUUID()]) {
      const punch = punchOf(person, { kind: 'switch', project_id });
      expect(await recordOne(cast.database, person.caller, punch)).toMatchObject({
        verdict: 'applied_flagged',
        flags: expect.arrayContaining(['project_unknown']),
      });
      const [stored] = await cast.database.query(
        'select project_id, unresolved from punches where id = $1',
        [punch.id],
      );
      expect(stored).toEqual({ project_id: null, unresolved: { project_id } });
    }
  });

  test('an unknown cost code is put aside the same way', async () => {
    const person = await worker();
    const answer = await recordOne(
      cast.database,
      person.caller,
      punchOf(person, { project_id: cast.openProject, cost_code_id: cast.foreign.costCode }),
    );
    expect(answer.flags).toEqual(['cost_code_unknown']);
  });

  test('a project archived since the phone last synced is kept and flagged', async () => {
    const person = await worker();
    const [archived] = await cast.database.query<{ id: string }>(
      `insert into projects (company_id, name, archived_at) values ($1, 'Done', now() - interval '1 day') returning id`,
      [cast.company],
    );
    const answer = await recordOne(
      cast.database,
      person.caller,
      punchOf(person, { project_id: archived?.id ?? null }),
    );
    expect(answer).toMatchObject({ verdict: 'applied_flagged', flags: ['project_archived'] });
    expect(await entriesOf(cast.database, person)).toMatchObject([{ project_id: archived?.id }]);
  });

  test('a missing field that the company requires is flagged, never refused', async () => {
    await settings(`cost_code_rule = 'required', note_rule = 'required'`);
    const person = await worker();
    const answer = await recordOne(cast.database, person.caller, punchOf(person));
    expect(answer).toMatchObject({
      verdict: 'applied_flagged',
      flags: ['cost_code_missing', 'note_missing'],
    });
    await settings(`cost_code_rule = 'optional', note_rule = 'optional'`);
  });
});

describe('the location of a punch', () => {
  test.each([
    ['inside', place(0), []],
    ['uncertain', place(160), []],
    ['outside', place(500), ['outside']],
    ['no_fix', { ...place(0), age_ms: 61_000 }, []],
    ['no_fix', null, []],
  ])(
    'is judged %s on the server, and never refused (complaint “geofences reject honest workers”)',
    async (verdict, location, flags) => {
      const person = await worker();
      const punch = punchOf(person, { project_id: cast.project, location });
      const answer = await recordOne(cast.database, person.caller, punch);
      expect(answer.flags).toEqual(flags);
      expect(answer.verdict).toBe(flags.length === 0 ? 'applied' : 'applied_flagged');
      const [stored] = await cast.database.query<{ place_verdict: string }>(
        'select place_verdict from punches where id = $1',
        [punch.id],
      );
      expect(stored?.place_verdict).toBe(verdict);
    },
  );

  test('a mock location is flagged', async () => {
    const person = await worker();
    const answer = await recordOne(
      cast.database,
      person.caller,
      punchOf(person, { location: { ...place(0), mock: true } }),
    );
    expect(answer.flags).toEqual(['mock_location']);
  });

  test('is dropped on arrival if the company collects no locations', async () => {
    await settings(`location_mode = 'off'`);
    const person = await worker();
    const punch = punchOf(person, { project_id: cast.project, location: place(500) });
    expect(await recordOne(cast.database, person.caller, punch)).toMatchObject({
      verdict: 'applied',
    });
    const points = await cast.database.query(
      'select punch_id from punch_locations where punch_id = $1',
      [punch.id],
    );
    expect(points).toEqual([]);
    await settings(`location_mode = 'punch'`);
  });
});

describe('the ledger', () => {
  test('can’t be changed or emptied by anyone, the server included', async () => {
    await record(cast.database, cast.loner.caller, [punchOf(cast.loner)]);
    for (const table of ['punches', 'punch_answers', 'time_entry_events', 'location_reads']) {
      for (const change of [
        `update ${table} set company_id = company_id`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ]) {
        await expect(cast.database.query(change)).rejects.toMatchObject({ code: '42501' });
        await expect(
          asCaller(cast.database, { role: 'service_role' }, change),
        ).rejects.toMatchObject({ code: '42501' });
      }
    }
  });

  test('takes nothing past record_punches, from the service role neither', async () => {
    for (const caller of [cast.employee.caller, cast.admin.caller, { role: 'service_role' }]) {
      await expect(
        asCaller(
          cast.database,
          caller,
          'insert into punches (id, company_id, person_id) values ($1, $2, $3)',
          [randomUUID(), cast.company, cast.employee.personId],
        ),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });
});

/** Returns a good fix some meters north of the site's center. */
function place(northM: number) {
  return {
    lat: sitePlace.lat + northM / 111_195,
    lng: sitePlace.lng,
    accuracy_m: 5,
    age_ms: 500,
    mock: false,
  };
}

async function settings(assignments: string): Promise<void> {
  await cast.database.query(`update company_settings set ${assignments} where company_id = $1`, [
    cast.company,
  ]);
}
