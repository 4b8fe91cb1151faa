import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type LoginHelp,
  loginHelpAnswerSchema,
} from '../../packages/contract/src/platform-login.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { shareDatabase } from './support/shared-database.ts';

/** "Why can't this person sign in?", and how a platform admin can help. */
const shared = shareDatabase();
let cast: Cast;
let worker: Person;
beforeAll(async () => {
  cast = await openCast(shared());
  worker = await addPerson(shared(), cast.company, 'employee');
});

describe('looking at a login', () => {
  test('is for platform admins who have shown the second factor', async () => {
    const { claims = {}, ...login } = cast.superAdmin;
    for (const caller of [
      cast.admin.caller,
      cast.employee.caller,
      cast.kiosk.caller,
      { ...login, claims: { ...claims, aal: 'aal1' } },
    ]) {
      for (const call of [
        `platform_login('${addressOf(worker)}')`,
        `platform_end_sessions('${worker.userId}')`,
        `platform_reset_factor('${worker.userId}')`,
      ]) {
        expect(await ask(caller, call)).toMatchObject({ reason: 'not_allowed' });
      }
    }
  });

  test('takes one whole address', async () => {
    expect(await ask(cast.superAdmin, `platform_login(' ')`)).toMatchObject({ detail: 'address' });
    expect(await help('unknown@muster.test')).toMatchObject({ login: null, is_invited: false });
    expect(await help(addressOf(worker).slice(0, 8))).toMatchObject({ login: null });
  });

  test('says who it is and what is in the way', async () => {
    expect(await help(` ${addressOf(worker).toUpperCase()}`)).toMatchObject({
      login: {
        id: worker.userId,
        name: 'employee Tester',
        role: 'employee',
        company: { name: 'Northside Builders' },
        is_confirmed: true,
        has_password: false,
        access_ended: false,
        is_suspended: false,
        throttled_until: null,
        sessions: 0,
        factors: [],
      },
    });
    await shared().query(
      `update auth.users set banned_until = now() + interval '1 day', email_confirmed_at = null where id = $1`,
      [worker.userId],
    );
    const found = await help(addressOf(worker));
    expect(found.login).toMatchObject({ is_confirmed: false });
    expect(found.login?.blocked_until).not.toBeNull();
    await shared().query(
      `update auth.users set banned_until = null, email_confirmed_at = now() where id = $1`,
      [worker.userId],
    );
  });

  test('counts emails to the address by kind and state, for an address without a login too', async () => {
    await shared().query(
      `insert into app.notifications
         (kind, channel, address, company_id, person_id, dedupe_key, state, outcome, created_at, settled_at)
       select kind, 'email', address, company, person, gen_random_uuid()::text, state, outcome, now() - age,
         case when state <> 'waiting' then now() end
       from (values
         ('recovery', $1, null::uuid, null::uuid, 'sent', null, interval '89 days'),
         ('recovery', $1, null, null, 'sent', null, interval '0'),
         ('recovery', $1, null, null, 'sent', null, interval '91 days'),
         ('clock_in_missed', null, $2, $3, 'failed', 'MailRefused: 550', interval '1 hour'),
         ('invitation', 'new@muster.test', null, null, 'waiting', null, interval '0')
       ) m (kind, address, company, person, state, outcome, age)`,
      [addressOf(worker), cast.company, worker.personId],
    );
    expect((await help(addressOf(worker))).mails).toMatchObject([
      { kind: 'recovery', state: 'taken', mails: 2 },
      { kind: 'clock_in_missed', state: 'refused', mails: 1 },
    ]);
    expect((await help('new@muster.test')).mails).toMatchObject([
      { kind: 'invitation', state: 'waiting', mails: 1 },
    ]);
  });

  test('shows who has to wait after too many wrong tries', async () => {
    const fail = (failures: number) =>
      shared().query(
        `insert into muster.failed_attempts (key, failures, last_failed_at)
         select translate(rtrim(encode(sha256(convert_to('password ' || $1 || ' anywhere', 'UTF8')), 'base64'), '='),
           '+/', '-_'), $2, now()
         on conflict (key) do update set failures = excluded.failures`,
        [addressOf(worker), failures],
      );
    await fail(4);
    expect((await help(addressOf(worker))).login?.throttled_until).toBeNull();
    await fail(9);
    expect((await help(addressOf(worker))).login?.throttled_until).not.toBeNull();
  });
});

describe('helping', () => {
  test('never changes a platform admin’s login, or one that is not there', async () => {
    for (const name of ['platform_end_sessions', 'platform_reset_factor']) {
      expect(await ask(cast.superAdmin, `${name}('${cast.superAdmin.sub ?? ''}')`)).toMatchObject({
        reason: 'platform_login',
      });
      expect(await ask(cast.superAdmin, `${name}('${randomUUID()}')`)).toMatchObject({
        reason: 'not_found',
      });
    }
  });

  test('ends all sessions', async () => {
    await addSession();
    expect(await ask(cast.superAdmin, `platform_end_sessions('${worker.userId}')`)).toEqual({
      verdict: 'applied',
      ended: 1,
    });
    expect(await help(addressOf(worker))).toMatchObject({ login: { sessions: 0 } });
  });

  test('removes a second factor, ends sessions, and tells the person and the admins', async () => {
    const reset = `platform_reset_factor('${worker.userId}')`;
    expect(await ask(cast.superAdmin, reset)).toMatchObject({ reason: 'no_factor' });
    await addSession();
    await shared().query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [worker.userId],
    );
    expect(await help(addressOf(worker))).toMatchObject({ login: { factors: [{ kind: 'totp' }] } });
    expect(await ask(cast.superAdmin, reset)).toEqual({ verdict: 'applied' });
    expect(await help(addressOf(worker))).toMatchObject({ login: { sessions: 0, factors: [] } });
    const told = await shared().query<{ person_id: string; is_own: boolean }>(
      `select person_id, (payload ->> 'is_own')::boolean as is_own from app.notifications
       where kind = 'factor_reset' and company_id = $1`,
      [cast.company],
    );
    expect(new Map(told.map(({ person_id, is_own }) => [person_id, is_own]))).toEqual(
      new Map([
        [worker.personId, true],
        [cast.admin.personId, false],
      ]),
    );
    const events = await shared().query(
      `select after from audit_events where company_id = $1 and subject = 'logins' and person_id = $2`,
      [cast.company, worker.personId],
    );
    expect(events).toHaveLength(2);
  });
});

const addressOf = ({ userId }: Person) => `${userId}@muster.test`;

async function addSession(): Promise<void> {
  await shared().query('insert into auth.sessions (id, user_id) values ($1, $2)', [
    randomUUID(),
    worker.userId,
  ]);
}

async function ask(caller: TestCaller, call: string): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(shared(), caller, `select ${call} as answer`);
  return row?.answer;
}

async function help(address: string): Promise<LoginHelp> {
  const answer = loginHelpAnswerSchema.parse(
    await ask(cast.superAdmin, `platform_login('${address}')`),
  );
  if (answer.verdict === 'refused') throw new Error(answer.reason);
  return answer;
}
