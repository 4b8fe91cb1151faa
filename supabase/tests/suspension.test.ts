import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { addLogin, addPerson, openCast, type Cast } from './support/cast.ts';
import { punchOf, record } from './support/punches.ts';
import { shareDatabase } from './support/shared-database.ts';

/** Suspended companies: actions that are blocked or still work. role-matrix.test.ts tries every function. */
const shared = shareDatabase();
let cast: Cast;
beforeAll(async () => {
  cast = await openCast(shared());
});
beforeEach(() => shared().query('delete from app.company_suspensions'));

describe('suspending', () => {
  test('is refused to everyone but a platform admin who has shown the second factor', async () => {
    const { claims = {}, ...login } = cast.superAdmin;
    const callers = [
      cast.admin.caller,
      cast.supervisor.caller,
      cast.employee.caller,
      cast.foreign.admin.caller,
      cast.kiosk.caller,
    ];
    for (const caller of callers) {
      expect(await suspend(caller)).toMatchObject({ reason: 'not_allowed' });
      expect(await lift(caller)).toMatchObject({ reason: 'not_allowed' });
    }
    expect(await suspend({ ...login, claims: { ...claims, aal: 'aal1' } })).toMatchObject({
      reason: 'not_allowed',
    });
    expect(await isSuspended()).toBe(false);
  });

  test('names the field that is wrong, and does nothing', async () => {
    for (const [field, value] of [
      ['name', 'Northside'],
      ['name', null],
      ['reason', ' '],
      ['reason', 'x'.repeat(1001)],
      ['contact', ''],
      ['contact', 'x'.repeat(201)],
    ] as const) {
      expect(await suspend(cast.superAdmin, { [field]: value })).toEqual({
        verdict: 'refused',
        reason: 'invalid_input',
        detail: field,
      });
    }
    expect(await suspend(cast.superAdmin, { company: crypto.randomUUID() })).toMatchObject({
      reason: 'not_found',
    });
    expect(await isSuspended()).toBe(false);
  });

  test('happens once, and lifting too, each with its reason in the audit log', async () => {
    expect(await lift(cast.superAdmin)).toMatchObject({ reason: 'not_suspended' });
    expect(
      await suspend(cast.superAdmin, { reason: 'x'.repeat(1000), contact: 'y'.repeat(200) }),
    ).toEqual({ verdict: 'applied' });
    expect(await suspend(cast.superAdmin)).toMatchObject({ reason: 'already_suspended' });
    expect(await lift(cast.superAdmin, ' ')).toMatchObject({ detail: 'reason' });
    expect(await lift(cast.superAdmin)).toEqual({ verdict: 'applied' });
    const events = await shared().query<{ action: string; reason: string; lifted: string }>(
      `select action, after ->> 'reason' as reason, after ->> 'lift_reason' as lifted from audit_events
       where company_id = $1 and subject = 'company_suspensions' and action <> 'delete' order by recorded_at`,
      [cast.company],
    );
    expect(events).toEqual([
      { action: 'insert', reason: 'x'.repeat(1000), lifted: null },
      { action: 'update', reason: null, lifted: 'Paid' },
    ]);
  });
});

describe('a suspended company', () => {
  test('is told who suspended it, why and who answers questions, and its people have not left', async () => {
    await suspend(cast.superAdmin);
    expect(await ask(cast.employee.caller, 'my_identity()')).toMatchObject({
      access_ended: false,
      role: 'employee',
      company: { name: 'Northside Builders' },
      suspension: { reason: 'Unpaid', contact: 'help@muster.test', by: expect.any(String) },
    });
    expect(await ask(cast.foreign.admin.caller, 'my_identity()')).toMatchObject({
      suspension: null,
    });
  });

  test('is said on its tablets', async () => {
    const kiosk = () => ask(cast.kiosk.caller, 'kiosk_roster()');
    expect(await kiosk()).toMatchObject({ kiosk: { is_suspended: false } });
    await suspend(cast.superAdmin);
    expect(await kiosk()).toMatchObject({ kiosk: { is_suspended: true } });
  });

  test('has its punches stored, and sees them', async () => {
    const worker = await addPerson(shared(), cast.company, 'employee');
    await suspend(cast.superAdmin);
    const [verdict] = await record(shared(), worker.caller, [punchOf(worker)]);
    expect(verdict).toMatchObject({ verdict: 'applied' });
    expect(await ask(worker.caller, 'my_clock()')).toMatchObject({ entries: [{}] });
    expect(await ask(worker.caller, 'my_data()')).toMatchObject({ punches: [{}] });
    await lift(cast.superAdmin);
    expect(await ask(worker.caller, 'my_clock()')).toMatchObject({ entries: [{}] });
  });

  test('takes no one in, and a platform admin belongs to none', async () => {
    const token = await invite();
    const accept = (caller: TestCaller) => ask(caller, 'accept_invitation($1)', [token]);
    expect(await accept(cast.superAdmin)).toMatchObject({ reason: 'has_company' });
    await suspend(cast.superAdmin);
    const newcomer = { role: 'authenticated', sub: await addLogin(shared()) } as const;
    await expect(accept(newcomer)).rejects.toMatchObject({ detail: 'company_suspended' });
    await lift(cast.superAdmin);
    expect(await accept(newcomer)).toEqual({ verdict: 'applied' });
    const become = shared().query('insert into platform_admins (user_id) values ($1)', [
      newcomer.sub,
    ]);
    await expect(become).rejects.toMatchObject({ detail: 'has_company' });
  });
});

describe('work for a suspended company', () => {
  test('waits, and goes on after lifting', async () => {
    const job = (company: string) =>
      `select app.enqueue_job('deliver_notification', '{"id": "${crypto.randomUUID()}", "company_id": "${company}"}')`;
    await suspend(cast.superAdmin);
    await shared().query(job(cast.company));
    await shared().query(job(cast.foreign.company));
    expect(await claimed()).toEqual([cast.foreign.company]);
    await lift(cast.superAdmin);
    expect(await claimed()).toEqual([cast.company]);
  });

  test('is queued with the company that it is for', async () => {
    await shared().query('delete from app.jobs');
    await shared().query(
      `select app.send_notifications('request_waiting', array[$1::uuid], array['one'], array['{}'::jsonb])`,
      [cast.admin.personId],
    );
    await shared().query(`select app.queue_mail('invitation', 'a@muster.test', '{}', $1)`, [
      cast.admin.personId,
    ]);
    const jobs = await shared().query<{ company: string | null }>(
      `select j.payload ->> 'company_id' as company from app.jobs j where j.state = 'waiting'`,
    );
    expect(new Set(jobs.map(({ company }) => company))).toEqual(new Set([cast.company]));
    expect(jobs).toHaveLength(2);
  });

  test('mails no invitation until it is lifted', async () => {
    await shared().query(`select app.offer_login($1, $2, 'helper@muster.test', 7, 'mail')`, [
      cast.foreign.company,
      cast.foreign.admin.personId,
    ]);
    const wanted = () =>
      shared().query<{ email: string }>('select email from app.take_invitation_mails(10)');
    await shared().query(
      `insert into app.company_suspensions (company_id, reason, contact, suspended_by, suspended_by_name)
       values ($1, 'Unpaid', 'help@muster.test', gen_random_uuid(), 'Pat')`,
      [cast.foreign.company],
    );
    expect(await wanted()).toEqual([]);
    await shared().query('delete from app.company_suspensions');
    expect(await wanted()).toHaveLength(1);
  });
});

function suspend(caller: TestCaller, given: Record<string, string | null> = {}) {
  const { company, name, reason, contact } = {
    company: cast.company,
    name: 'Northside Builders',
    reason: 'Unpaid',
    contact: 'help@muster.test',
    ...given,
  };
  return ask(caller, 'suspend_company($1, $2, $3, $4)', [company, name, reason, contact]);
}

function lift(caller: TestCaller, reason = 'Paid') {
  return ask(caller, 'lift_suspension($1, $2)', [cast.company, reason]);
}

async function ask(caller: TestCaller, call: string, parameters: (string | null)[] = []) {
  const [row] = await asCaller<{ answer: unknown }>(
    shared(),
    caller,
    `select ${call} as answer`,
    parameters,
  );
  return row?.answer;
}

async function isSuspended(): Promise<boolean> {
  const [row] = await shared().query<{ is: boolean }>('select app.is_suspended($1) as is', [
    cast.company,
  ]);
  return row?.is ?? false;
}

/** Invites the crew's helper and returns the token. */
async function invite(): Promise<string> {
  const [offer] = await shared().query<{ token: string }>(
    `select app.offer_login($1, $2, null, 7, 'link') ->> 'token' as token`,
    [cast.company, cast.helper.personId],
  );
  return offer?.token ?? '';
}

/** Returns the companies whose mails a worker would take now. */
async function claimed(): Promise<string[]> {
  const [row] = await shared().query<{ jobs: { payload: { company_id: string } }[] }>(
    `select app.claim_jobs('{deliver_notification}', '{9}', 60) -> 'jobs' as jobs`,
  );
  return (row?.jobs ?? []).map(({ payload }) => payload.company_id);
}
