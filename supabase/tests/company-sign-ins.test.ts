import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addLogin, addPersonWithoutLogin, openCast } from './support/cast.ts';
import type { Cast } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import { applied, oidc, refused, saml, secret, shown, signInsOf } from './support/sign-ins.ts';

/** A company's own identity provider: who may set it up, which company a domain belongs to, and who can sign in. */
let cast: Cast;
beforeAll(async () => void (cast = await openCast()));
afterAll(() => cast.close());
beforeEach(async () => void (await cast.database.query('delete from company_sign_ins')));

const { save, turn, remove, server, prove, open } = signInsOf(() => cast);

describe('a company sign-in', () => {
  test('is read, saved, switched and removed by no one but admins of the company', async () => {
    const id = await open();
    for (const person of [cast.employee, cast.supervisor]) {
      expect(await save(oidc(), person)).toEqual(refused('not_allowed'));
      expect(await turn(id, false, person)).toEqual(refused('not_allowed'));
      expect(await remove(id, person)).toEqual(refused('not_allowed'));
      expect(await callJson(cast.database, person.caller, 'list_company_sign_ins()')).toEqual(
        refused('not_allowed'),
      );
    }
    const { admin } = cast.foreign;
    expect(await save(oidc(), admin, id)).toEqual(refused('not_found'));
    expect(await turn(id, false, admin)).toEqual(refused('not_found'));
    expect(await remove(id, admin)).toEqual(refused('not_found'));
    expect(await callJson(cast.database, admin.caller, 'list_company_sign_ins()')).toEqual({
      verdict: 'ok',
      sign_ins: [],
    });
  });

  test('never shows its secret, and keeps it when it is saved without one', async () => {
    const id = await open();
    const list = await callJson(cast.database, cast.admin.caller, 'list_company_sign_ins()');
    expect(JSON.stringify(list)).not.toContain(secret);
    expect(await save(oidc({ client_secret: null, name: 'Entra' }), cast.admin, id)).toEqual(
      applied,
    );
    expect(
      await cast.database.query('select name, client_secret, is_on from company_sign_ins'),
    ).toEqual([{ name: 'Entra', client_secret: secret, is_on: true }]);
    const [audit] = await cast.database.query<{ text: string }>(
      `select string_agg(to_jsonb(a)::text, ' ') as text from audit_events a where a.subject = 'company_sign_ins'`,
    );
    expect(audit?.text).toContain('Entra');
    expect(audit?.text).not.toContain(secret);
  });

  test.each([
    ['domains', oidc({ domains: [] })],
    ['domains', oidc({ domains: ['Muster.test'] })],
    ['domains', oidc({ domains: ['localhost'] })],
    ['domains', oidc({ domains: ['a@muster.test'] })],
    ['domains', oidc({ domains: Array.from({ length: 21 }, (_, at) => `d${at}.test`) })],
    ['issuer', oidc({ issuer: 'id.muster.test' })],
    ['client_secret', oidc({ client_secret: 'as it was typed' })],
    ['client_secret', oidc({ client_secret: null })],
    ['client_secret', saml({ client_secret: secret })],
    ['client_id', oidc({ client_id: null })],
    ['sign_in_url', saml({ sign_in_url: null })],
    ['sign_in_url', saml({ sign_in_url: 'javascript:alert(1)' })],
    ['certificate', saml({ certificate: null })],
    ['certificate', saml({ certificate: 'x'.repeat(40_001) })],
    ['metadata_url', saml({ metadata_url: 'file:///etc/passwd' })],
    ['metadata_url', oidc({ metadata_url: 'https://id.muster.test/metadata' })],
    ['email_claim', oidc({ email_claim: ' ' })],
    ['session_hours', oidc({ session_hours: 0 })],
    ['session_hours', oidc({ session_hours: 721 })],
    ['is_required', oidc({ is_required: null })],
    ['kind', oidc({ kind: 'ldap', client_id: null, client_secret: null })],
    ['more', oidc({ more: 1 })],
  ])('is refused for its %s', async (field, facts) => {
    expect(await save(facts)).toEqual(refused('invalid_input', { detail: field }));
  });

  test('is saved, switched and removed by no admin who hasn’t just shown their second factor, or password', async () => {
    const id = await open();
    const changes = async (caller: ReturnType<typeof shown>) => [
      await callJson(cast.database, caller, 'save_company_sign_in($1, $2)', [id, oidc()]),
      await callJson(cast.database, caller, 'switch_company_sign_in($1, false)', [id]),
      await callJson(cast.database, caller, 'remove_company_sign_in($1)', [id]),
    ];
    const all = (answer: object) => [answer, answer, answer];
    expect(await changes(shown(cast.admin, 'password', 601))).toEqual(
      all(refused('fresh_sign_in_needed')),
    );
    await cast.database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [cast.admin.userId],
    );
    expect(await changes(shown(cast.admin, 'totp', 301))).toEqual(
      all(refused('second_factor_needed')),
    );
    expect(await changes(shown(cast.admin, 'totp', 290))).toEqual(all(applied));
    await cast.database.query('delete from auth.mfa_factors where user_id = $1', [
      cast.admin.userId,
    ]);
  });

  test('is refused beyond ten', async () => {
    for (let count = 0; count < 10; count += 1) expect(await save(oidc())).toEqual(applied);
    expect(await save(oidc())).toEqual(refused('too_many'));
  });

  test('takes 20 domains and 720 hours', async () => {
    const domains = Array.from({ length: 20 }, (_, at) => `d${at}.test`);
    const most = { domains, session_hours: 720, certificate: 'x'.repeat(40_000) };
    expect(await save(saml({ ...most, metadata_url: 'https://id.muster.test/m' }))).toEqual(
      applied,
    );
  });
});

describe('a domain', () => {
  test('has to be proven before the sign-in is on, and once more when it changes', async () => {
    const id = randomUUID();
    await save(oidc(), cast.admin, id);
    expect(await turn(id, true)).toEqual(refused('domain_not_proven'));
    expect(await prove(id, ['other.test'])).toEqual(refused('changed_meanwhile'));
    expect(await prove(id)).toEqual(applied);
    expect(await turn(id, true)).toEqual(applied);

    await save(oidc({ domains: ['muster.test', 'second.test'] }), cast.admin, id);
    expect(await cast.database.query('select is_on, proven_at from company_sign_ins')).toEqual([
      { is_on: false, proven_at: null },
    ]);
  });

  test('stays proven when another one is taken off', async () => {
    const id = randomUUID();
    const domains = ['muster.test', 'second.test'];
    await save(oidc({ domains }), cast.admin, id);
    await prove(id, domains);
    await turn(id, true);
    await save(oidc(), cast.admin, id);
    expect(await cast.database.query('select is_on from company_sign_ins')).toEqual([
      { is_on: true },
    ]);
  });

  test('can’t be taken by another company', async () => {
    await open();
    const id = randomUUID();
    await save(oidc(), cast.foreign.admin, id);
    expect(await prove(id)).toEqual(refused('domain_taken'));
    expect(await turn(id, true, cast.foreign.admin)).toEqual(refused('domain_not_proven'));
  });

  test('leads to the sign-in only while that is on', async () => {
    const find = () => cast.database.query(`select id from app.sign_in_of('MUSTER.test', null)`);
    const id = await open();
    expect(await find()).toEqual([{ id }]);
    await turn(id, false);
    expect(await find()).toEqual([]);
    expect(await cast.database.query('select id from app.sign_in_of(null, $1)', [id])).toEqual([]);
  });
});

describe('who is let in', () => {
  const admit = (id: string, userId: string) =>
    server<{ verdict: string; max_seconds?: number | null }>('app.admit_by_sign_in($1, $2)', [
      id,
      userId,
    ]);

  test('are people of the company; leads for its hours, crews as long as ever', async () => {
    const id = await open({ session_hours: 2 });
    for (const { userId } of [cast.admin, cast.supervisor]) {
      expect(await admit(id, userId)).toEqual({ verdict: 'ok', max_seconds: 7200 });
    }
    expect(await admit(id, cast.employee.userId)).toEqual({ verdict: 'ok', max_seconds: null });
  });

  test('are no strangers, no people of another company, no platform admins, and no one once it is off', async () => {
    const id = await open();
    const stranger = await addLogin(cast.database);
    for (const userId of [
      stranger,
      cast.foreign.admin.userId,
      cast.superAdmin.sub ?? '',
      randomUUID(),
    ]) {
      expect(await admit(id, userId)).toEqual(refused('not_allowed'));
    }
    await turn(id, false);
    expect(await admit(id, cast.employee.userId)).toEqual(refused('not_allowed'));
  });

  const invite = async (
    company: string,
    email: string,
    expires = "now() + interval '1 day'",
  ): Promise<string> => {
    const { personId } = await addPersonWithoutLogin(cast.database, company);
    await cast.database.query(
      `insert into invitations (company_id, person_id, email, token_hash, expires_at)
       values ($1, $2, $3, sha256(convert_to($3, 'UTF8')), ${expires})`,
      [company, personId, email],
    );
    return personId;
  };

  test('are invited people, whose invitation is accepted with that', async () => {
    const id = await open();
    const email = `${randomUUID()}@muster.test`;
    const personId = await invite(cast.company, email);
    const userId = await addLogin(cast.database, { email });
    expect(await admit(id, userId)).toEqual({ verdict: 'ok', max_seconds: null });
    expect(
      await cast.database.query('select person_id from profiles where id = $1', [userId]),
    ).toEqual([{ person_id: personId }]);
  });

  test('are not those invited by another company, or with an expired invitation', async () => {
    const id = await open();
    const elsewhere = `${randomUUID()}@muster.test`;
    await invite(cast.foreign.company, elsewhere);
    const late = `${randomUUID()}@muster.test`;
    await invite(cast.company, late, "now() - interval '1 second'");
    for (const email of [elsewhere, late]) {
      const userId = await addLogin(cast.database, { email });
      expect(await admit(id, userId)).toEqual(refused('not_allowed'));
    }
  });
});

describe('a required sign-in', () => {
  const must = (userId: string) => server<boolean>('app.must_use_company_sign_in($1)', [userId]);

  test('is the only way for people of the company, but never for its admins', async () => {
    const id = await open({ is_required: true });
    expect(await must(cast.employee.userId)).toBe(true);
    expect(await must(cast.supervisor.userId)).toBe(true);
    expect(await must(cast.admin.userId)).toBe(false);
    await turn(id, false);
    expect(await must(cast.employee.userId)).toBe(false);
  });

  test('closes nothing for people of another company and platform admins with such an address', async () => {
    await open({ is_required: true });
    expect(await must(cast.foreign.employee.userId)).toBe(false);
    expect(await must(cast.superAdmin.sub ?? '')).toBe(false);
  });

  test('is not left by changing the address of the login', async () => {
    const id = await open({ is_required: true });
    await cast.database.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider, created_at)
       values ('s', $1, '{}', 'sso:' || $2::text, now())`,
      [cast.loner.userId, id],
    );
    await cast.database.query(`update auth.users set email = 'loner@mail.example' where id = $1`, [
      cast.loner.userId,
    ]);
    expect(await must(cast.loner.userId)).toBe(true);
  });

  test('is told of the domain alone, whoever has the address', async () => {
    await open({ is_required: true });
    const isRequired = (email: string) => server('app.is_sign_in_required($1)', [email]);
    expect(await isRequired('no-one@MUSTER.test')).toBe(true);
    expect(await isRequired('"a@b"@muster.test')).toBe(true);
    expect(await isRequired('a@other.test')).toBe(false);
    expect(await isRequired('a@sub.muster.test')).toBe(false);
  });
});

test('a session is over at its end, although its token would last longer', async () => {
  const session = randomUUID();
  await cast.database.query(
    `insert into auth.sessions (id, user_id, created_at, not_after) values ($1, $2, now(), now() + interval '1 hour')`,
    [session, cast.admin.userId],
  );
  const caller = { ...cast.admin.caller, claims: { session_id: session, aal: 'aal1' } };
  const list = () => callJson(cast.database, caller, 'list_company_sign_ins()');
  expect(await list()).toMatchObject({ verdict: 'ok' });
  await cast.database.query(
    `update auth.sessions set not_after = now() - interval '1 second' where id = $1`,
    [session],
  );
  await expect(list()).rejects.toMatchObject({ code: 'PT401' });
});
