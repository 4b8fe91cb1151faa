import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyKiosksSchema, kioskRosterSchema } from '../../packages/contract/src/kiosk.ts';
import { addLogin, openCast, type Cast } from './support/cast.ts';
import { ask, claim, newCode, registerTablet } from './support/kiosks.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const invalid = { verdict: 'refused', reason: 'kiosk_code_invalid' };

describe('preparing a kiosk', () => {
  test('is refused to everyone but admins', async () => {
    for (const caller of [
      cast.employee.caller,
      cast.supervisor.caller,
      cast.kiosk.caller,
      cast.superAdmin,
    ]) {
      expect(await ask(cast.database, caller, `create_kiosk_code('Gate')`)).toMatchObject({
        reason: 'not_allowed',
      });
    }
  });

  test('is refused for sites of another company, without a name and with an unknown rule', async () => {
    const { caller } = cast.foreign.admin;
    const call = (text: string) => ask(cast.database, caller, `create_kiosk_code(${text})`);
    expect(await call(`'Gate', '{${cast.site}}'`)).toMatchObject({ detail: 'site_ids' });
    expect(await call(`'  '`)).toMatchObject({ detail: 'name' });
    expect(await call(`'Gate', '{}', 'always'`)).toMatchObject({ detail: 'photo' });
  });

  test('answers a code that is shown once and kept as a hash', async () => {
    const code = await newCode(cast.database, cast.admin.caller, [cast.site]);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const rows = await cast.database.query('select to_jsonb(c) as row from kiosk_codes c');
    expect(JSON.stringify(rows)).not.toContain(code);
    const audited = await cast.database.query(
      `select after from audit_events where subject = 'kiosk_codes'`,
    );
    expect(audited).not.toEqual([]);
    expect(JSON.stringify(audited)).not.toContain('code_hash');
  });
});

describe('a tablet with a code', () => {
  const tablet = async () => ({
    login: await addLogin(cast.database, { app: { kiosk: true } }),
    deviceKey: randomBytes(32).toString('hex'),
  });

  test('is refused with one that is unknown, revoked or older than ten minutes', async () => {
    expect(await claim(cast.database, 'AAAA-AAAA', await tablet())).toEqual(invalid);

    const old = await newCode(cast.database, cast.admin.caller);
    await cast.database.query(`update kiosk_codes set expires_at = now() - interval '1 second'`);
    expect(await claim(cast.database, old, await tablet())).toEqual(invalid);

    const taken = await newCode(cast.database, cast.admin.caller);
    const overview = companyKiosksSchema.parse(
      await ask(cast.database, cast.admin.caller, 'company_kiosks()'),
    );
    const [pending] = overview.codes;
    const cancel = `cancel_kiosk_code('${pending?.id}')`;
    expect(await ask(cast.database, cast.foreign.admin.caller, cancel)).toMatchObject({
      reason: 'not_found',
    });
    expect(await ask(cast.database, cast.admin.caller, cancel)).toEqual({ verdict: 'applied' });
    expect(await claim(cast.database, taken, await tablet())).toEqual(invalid);
  });

  test('is refused with one that another tablet has used, and answered again the same', async () => {
    const code = await newCode(cast.database, cast.admin.caller, [cast.site]);
    const first = await tablet();
    const answer = { verdict: 'applied', name: 'Gate tablet' };
    expect(await claim(cast.database, code, first)).toEqual(answer);
    expect(await claim(cast.database, code, await tablet())).toEqual(invalid);
    expect(await claim(cast.database, code, { ...first, deviceKey: 'f'.repeat(64) })).toEqual(
      invalid,
    );
    expect(await claim(cast.database, code, first)).toEqual(answer);
    const kiosks = await cast.database.query('select 1 from kiosks where user_id = $1', [
      first.login,
    ]);
    expect(kiosks).toHaveLength(1);
  });

  test('becomes the kiosk of the chosen sites, typed with or without dashes', async () => {
    const code = await newCode(cast.database, cast.admin.caller, [cast.site]);
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    const made = await tablet();
    expect(await claim(cast.database, typed, made)).toMatchObject({ verdict: 'applied' });
    const caller = { role: 'authenticated', sub: made.login } as const;
    const roster = await ask(cast.database, caller, 'kiosk_roster()');
    expect(roster).toMatchObject({ verdict: 'ok', projects: [{ id: cast.project }] });
  });
});

describe('a kiosk that is there', () => {
  test('is changed and revoked by admins of its company only', async () => {
    const { kioskId } = await registerTablet(cast.database, cast.admin.caller);
    for (const caller of [
      cast.foreign.admin.caller,
      cast.supervisor.caller,
      cast.employee.caller,
    ]) {
      const change = `change_kiosk('${kioskId}', 2, 'Mine', '{}', 'off')`;
      expect(await ask(cast.database, caller, change)).toMatchObject({ reason: 'not_found' });
      expect(await ask(cast.database, caller, `revoke_kiosk('${kioskId}')`)).toMatchObject({
        reason: 'not_found',
      });
      expect(await ask(cast.database, caller, `kiosk_punches('${kioskId}')`)).toMatchObject({
        reason: 'not_found',
      });
    }
  });

  test('takes a new name and other sites, unless someone else was faster', async () => {
    const { kioskId } = await registerTablet(cast.database, cast.admin.caller, [cast.site]);
    const { caller } = cast.admin;
    const change = (version: number) =>
      ask(
        cast.database,
        caller,
        `change_kiosk('${kioskId}', ${version}, 'Yard tablet', '{}', 'required')`,
      );
    expect(await change(1)).toMatchObject({ reason: 'changed_meanwhile' });
    expect(await change(2)).toEqual({ verdict: 'applied' });
    const { kiosks } = companyKiosksSchema.parse(
      await ask(cast.database, caller, 'company_kiosks()'),
    );
    expect(kiosks.find(({ id }) => id === kioskId)).toMatchObject({
      name: 'Yard tablet',
      photo: 'required',
      site_ids: [],
    });
  });

  test('is told nothing from the moment it is revoked', async () => {
    const { kioskId, caller } = await registerTablet(cast.database, cast.admin.caller);
    expect(await ask(cast.database, caller, 'kiosk_roster()')).toMatchObject({ verdict: 'ok' });
    expect(await ask(cast.database, cast.admin.caller, `revoke_kiosk('${kioskId}')`)).toEqual({
      verdict: 'applied',
    });
    expect(await ask(cast.database, caller, 'kiosk_roster()')).toEqual({
      verdict: 'refused',
      reason: 'not_allowed',
    });
    expect(await ask(cast.database, caller, 'my_identity()')).toMatchObject({
      role: null,
      company: null,
    });
  });

  test('offers no project that is on hold, done or archived', async () => {
    const { caller } = await registerTablet(cast.database, cast.admin.caller);
    await cast.database.query(
      `insert into projects (company_id, name, status, archived_at) values
         ($1, 'Of next month', 'planned', null), ($1, 'Held', 'on_hold', null), ($1, 'Finished', 'done', null),
         ($1, 'Put away', 'active', now())`,
      [cast.company],
    );
    const { projects } = kioskRosterSchema.parse(
      await ask(cast.database, caller, 'kiosk_roster()'),
    );
    const names = projects.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Of next month', 'River bridge']));
    for (const name of ['Held', 'Finished', 'Put away']) expect(names).not.toContain(name);
  });

  test('is told of its people only when something has changed', async () => {
    const { caller } = await registerTablet(cast.database, cast.admin.caller, [cast.site]);
    const first = await ask(cast.database, caller, 'kiosk_roster()');
    expect(first['people']).toHaveLength(3);
    const known = String(first['fingerprint']);
    const again = await ask(cast.database, caller, `kiosk_roster('${known}')`);
    expect(again).toEqual({
      verdict: 'ok',
      server_time: expect.any(String),
      fingerprint: known,
    });
    await cast.database.query(`update projects set name = 'River bridge 2' where id = $1`, [
      cast.project,
    ]);
    expect(await ask(cast.database, caller, `kiosk_roster('${known}')`)).toMatchObject({
      projects: [{ name: 'River bridge 2' }],
    });
  });
});
