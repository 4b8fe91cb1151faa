import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inboxAnswerSchema } from '../../packages/contract/src/inbox.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { reportHazard } from './support/hazards.ts';
import { refused } from './support/refused.ts';

/** The notification center: messages to a person, readable only by them, and only while they may read the record. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('is closed', () => {
  test('to others, of the company and of another one, and to marking by them', async () => {
    const person = await newcomer();
    await send(person, 'sheet_to_sign', 'May');
    const [item] = await itemsOf(person.caller);
    for (const other of [cast.admin, cast.supervisor, cast.loner, cast.foreign.admin]) {
      expect((await itemsOf(other.caller)).map(({ id }) => id)).not.toContain(item?.id);
      expect(await mark(other.caller, item?.id)).toEqual(refused('not_found'));
      expect(await mark(other.caller, item?.id, true, true)).toEqual(refused('not_found'));
    }
    expect(await itemsOf(person.caller)).toMatchObject([{ is_read: false }]);
  });

  test('to someone who has left, and nothing of theirs stays', async () => {
    const person = await newcomer();
    await send(person, 'sheet_to_sign', 'May');
    await cast.database.query('select app.end_rights($1, $2)', [cast.company, person.personId]);
    expect(await read(person.caller)).toEqual(refused('not_allowed'));
    expect(await mark(person.caller, randomUUID())).toEqual(refused('not_allowed'));
    expect(await storedOf(person)).toEqual([]);
  });

  test('while the company is suspended, and as it was afterwards', async () => {
    const person = await newcomer();
    await send(person, 'sheet_to_sign', 'May');
    await cast.database.query(
      `insert into app.company_suspensions (company_id, reason, contact, suspended_by, suspended_by_name)
       values ($1, 'Unpaid', 'help@muster.test', gen_random_uuid(), 'Pat')`,
      [cast.company],
    );
    await expect(read(person.caller)).rejects.toThrow('company_suspended');
    await expect(mark(person.caller, randomUUID())).rejects.toThrow('company_suspended');
    await cast.database.query('delete from app.company_suspensions');
    expect(await itemsOf(person.caller)).toHaveLength(1);
  });

  test('about a record that its reader may no longer read', async () => {
    const admin = await newcomer('admin');
    const hazard = await reportHazard(cast.database, cast.employee.caller, {
      project_id: cast.project,
      severity: 5,
      likelihood: 5,
    });
    const told = async () =>
      (await itemsOf(admin.caller)).filter(({ kind }) => kind === 'hazard_stop_work');
    expect(await told()).toMatchObject([{ arguments: { hazard_id: hazard }, is_read: false }]);
    await becomes(admin, 'employee');
    expect(await told()).toEqual([]);
  });

  test.each([
    ['hazard_digest', {}],
    ['incident_deadline', {}],
    ['no_punch', {}],
    ['request_waiting', {}],
    ['factor_reset', { is_own: false }],
    ['support_visit', { is_own: false }],
    ['certificate_expiring', { name: 'Kit' }],
  ])('about %s to who is in charge no more', async (kind, payload) => {
    const admin = await newcomer('admin');
    await send(admin, kind, 'key', payload);
    expect(await itemsOf(admin.caller)).toHaveLength(1);
    await becomes(admin, 'employee');
    expect(await itemsOf(admin.caller)).toEqual([]);
  });
});

describe('has', () => {
  test('a message once, however often it is sent, after its email is gone too', async () => {
    const person = await newcomer();
    await send(person, 'sheet_to_sign', 'May', { period_from: '2026-05-01' });
    await cast.database.query(
      `select app.settle_notification(id, 'sent') from app.notifications where person_id = $1`,
      [person.personId],
    );
    await send(person, 'sheet_to_sign', 'May', { period_from: '2026-05-01' });
    await send(person, 'sheet_to_sign', 'June', { period_from: '2026-06-01' });
    expect((await itemsOf(person.caller)).map((item) => item.arguments)).toEqual([
      { period_from: '2026-06-01' },
      { period_from: '2026-05-01' },
    ]);
  });

  test('what reached no address, and not what was turned off by every way', async () => {
    const person = await newcomer();
    await cast.database.query('update auth.users set email = null where id = $1', [person.userId]);
    await turnOff(person, ['timesheets.email']);
    await send(person, 'sheet_to_sign', 'May');
    await turnOff(person, ['timesheets.email', 'timesheets.push']);
    await send(person, 'sheet_to_sign', 'June');
    expect(await storedOf(person)).toEqual(['sheet_to_sign May']);
  });

  test('no secret of a link', async () => {
    const person = await newcomer();
    await send(person, 'order_waiting', 'one', { number: 'PO-1', token: 'secret' });
    expect(await itemsOf(person.caller)).toMatchObject([{ arguments: { number: 'PO-1' } }]);
    expect(JSON.stringify(await read(person.caller))).not.toContain('secret');
  });

  test('the newest hundred, and not the one before', async () => {
    const person = await newcomer();
    await cast.database.query(
      `insert into inbox_items (company_id, person_id, kind, dedupe_key, created_at)
       select $1, $2, 'break_due', n::text, now() - make_interval(mins => n) from generate_series(1, 101) n`,
      [cast.company, person.personId],
    );
    const items = await itemsOf(person.caller);
    expect(items).toHaveLength(100);
    await mark(person.caller, items[0]?.id, true, true);
    const [left] = await cast.database.query<{ count: number }>(
      `select count(*)::integer as count from inbox_items where person_id = $1 and read_at is null`,
      [person.personId],
    );
    expect(left?.count).toBe(0);
  });

  test('nothing older than sixty days', async () => {
    const person = await newcomer();
    await send(person, 'sheet_to_sign', 'old');
    await send(person, 'sheet_to_sign', 'young');
    await age(person, 'old', '60 days 1 second');
    await age(person, 'young', '59 days 23 hours');
    await cast.database.query('select app.remove_due($1, now(), 100)', [cast.company]);
    expect(await storedOf(person)).toEqual(['sheet_to_sign young']);
  });
});

describe('marks', () => {
  test('one as read, again, and as unread', async () => {
    const person = await newcomer();
    await send(person, 'sheet_to_sign', 'May');
    await send(person, 'sheet_to_sign', 'June');
    const [june] = await itemsOf(person.caller);
    const marks = async () => (await itemsOf(person.caller)).map(({ is_read }) => is_read);
    for (const [isRead, expected] of [
      [true, [true, false]],
      [true, [true, false]],
      [false, [false, false]],
    ] as const) {
      expect(await mark(person.caller, june?.id, isRead)).toEqual({ verdict: 'applied' });
      expect(await marks()).toEqual(expected);
    }
  });

  test('all that was seen, and not what came since', async () => {
    const person = await newcomer();
    await send(person, 'sheet_to_sign', 'May');
    await send(person, 'sheet_to_sign', 'June');
    const [june] = await itemsOf(person.caller);
    await send(person, 'sheet_to_sign', 'July');
    await mark(person.caller, june?.id, true, true);
    expect((await itemsOf(person.caller)).map(({ is_read }) => is_read)).toEqual([
      false,
      true,
      true,
    ]);
  });
});

test('tells the person of a new message and of one that was read elsewhere', async () => {
  const person = await newcomer();
  await send(person, 'sheet_to_sign', 'May');
  const [item] = await itemsOf(person.caller);
  await mark(person.caller, item?.id);
  const told = await cast.database.query('select topic from realtime.messages where topic = $1', [
    `person:${person.personId}:inbox`,
  ]);
  expect(told).toHaveLength(2);
});

const newcomer = (role = 'employee') => addPerson(cast.database, cast.company, role);

async function send(person: Person, kind: string, key: string, payload: object = {}) {
  await cast.database.query('select app.send_notification($1, $2, $3, $4)', [
    kind,
    person.personId,
    key,
    JSON.stringify(payload),
  ]);
}

async function read(caller: TestCaller): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select my_inbox() as answer',
  );
  return row?.answer;
}

async function itemsOf(caller: TestCaller) {
  const answer = inboxAnswerSchema.parse(await read(caller));
  if ('reason' in answer) throw new Error(answer.reason);
  return answer.items;
}

async function mark(caller: TestCaller, id: string | undefined, isRead = true, withOlder = false) {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select mark_inbox($1, $2, $3) as answer',
    [id ?? null, isRead, withOlder],
  );
  return row?.answer;
}

async function storedOf({ personId }: Person): Promise<readonly string[]> {
  const rows = await cast.database.query<{ line: string }>(
    `select kind || ' ' || dedupe_key as line from inbox_items where person_id = $1 order by created_at`,
    [personId],
  );
  return rows.map(({ line }) => line);
}

const age = ({ personId }: Person, key: string, by: string) =>
  cast.database.query(
    'update inbox_items set created_at = now() - $3::interval where person_id = $1 and dedupe_key = $2',
    [personId, key, by],
  );

const becomes = ({ personId }: Person, role: string) =>
  cast.database.query('update memberships set role = $2 where person_id = $1', [personId, role]);

const turnOff = ({ personId }: Person, topics: readonly string[]) =>
  cast.database.query('select app.save_notification_settings($1, $2, $3)', [
    cast.company,
    personId,
    JSON.stringify({ notifications_off: topics }),
  ]);
