import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Punch } from '../../packages/contract/src/index.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { longAgo, addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { daysAgo, decisionsOf, entriesOf, minutesAgo, punchOf, record } from './support/punches.ts';

/** Rejecting a punch that revealed a forgotten entry: the entry's estimate and the answers to it stay. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const hourMs = 3_600_000;
const estimated = { state: 'closed', flags: ['estimated', 'missing_out'] };

describe('rejecting the punch that showed an entry to be forgotten', () => {
  test.each(['out', 'in', 'switch'] as const)(
    'leaves the accepted guess as it is, when it was %s',
    async (kind) => {
      const { worker, start, reveal } = await forgotten(kind);
      await decide(worker, start, 'accept');
      await reject(worker, reveal);
      const [entry] = await entriesOf(cast.database, worker);
      expect(entry).toMatchObject({ id: start.id, ...estimated });
      expect(Number(entry?.ended_at) - Number(entry?.started_at)).toBe(8 * hourMs);
      expect(await stateOf(worker, start, 'estimated_close')).toBe('accepted');
      expect(await onTheClock(worker)).toBe(null);
    },
  );

  test.each(['out', 'in', 'switch'] as const)(
    'keeps asking about the estimate that no one has answered, when it was %s',
    async (kind) => {
      const { worker, start, reveal } = await forgotten(kind);
      await reject(worker, reveal);
      expect(await entriesOf(cast.database, worker)).toContainEqual(
        expect.objectContaining({ id: start.id, ...estimated }),
      );
      expect(await stateOf(worker, start, 'estimated_close')).toBe('open');
      const end = new Date(Date.parse(start.device_at) + 9 * hourMs).toISOString();
      await decide(worker, start, 'set_time', end);
      expect(await entriesOf(cast.database, worker)).toContainEqual(
        expect.objectContaining({ id: start.id, ended_at: new Date(end), flags: ['stated'] }),
      );
    },
  );

  test('lets the real clock-out count that arrives late', async () => {
    const { worker, start, reveal } = await forgotten('out');
    await reject(worker, reveal);
    const end = new Date(Date.parse(start.device_at) + 9 * hourMs).toISOString();
    await record(cast.database, worker.caller, [punchOf(worker, { kind: 'out', device_at: end })]);
    expect(await entriesOf(cast.database, worker)).toMatchObject([
      { id: start.id, state: 'closed', ended_at: new Date(end), flags: [] },
    ]);
    expect(await stateOf(worker, start, 'estimated_close')).toBe('withdrawn');
  });
});

test('rejecting the clock-out of an ordinary shift puts the person back on the clock', async () => {
  const worker = await crewMember();
  const start = punchOf(worker, { device_at: minutesAgo(480) });
  const end = punchOf(worker, { kind: 'out', device_at: minutesAgo(5) });
  await record(cast.database, cast.supervisor.caller, [start, end]);
  await reject(worker, end);
  expect(await entriesOf(cast.database, worker)).toMatchObject([{ id: start.id, state: 'open' }]);
  expect(await onTheClock(worker)).toBe(start.id);
});

async function crewMember(): Promise<Person> {
  const worker = await addPerson(cast.database, cast.company, 'employee');
  await cast.database.query(
    `insert into crew_members (company_id, crew_id, person_id, valid_from) values ($1, $2, $3, ${longAgo})`,
    [cast.company, cast.crew, worker.personId],
  );
  return worker;
}

/** Records a clock-in yesterday morning, and the lead's crew punch today. */
async function forgotten(kind: 'in' | 'out' | 'switch') {
  const worker = await crewMember();
  const start = punchOf(worker, { device_at: daysAgo(1, 510) });
  const reveal = punchOf(worker, {
    kind,
    device_at: minutesAgo(5),
    project_id: kind === 'out' ? null : cast.project,
  });
  await record(cast.database, worker.caller, [start]);
  await record(cast.database, cast.supervisor.caller, [reveal]);
  expect(await stateOf(worker, start, 'estimated_close')).toBe('open');
  return { worker, start, reveal };
}

async function decide(worker: Person, about: Punch, decision: string, end?: string) {
  const items = await decisionsOf(cast.database, worker);
  const item = items.find(({ punch_id, state }) => punch_id === about.id && state === 'open');
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    cast.admin.caller,
    `select decide_item($1, $2, 'So I hear', $3) as answer`,
    [item?.id ?? '', decision, end ?? null],
  );
  expect(row?.answer).toMatchObject({ verdict: 'applied' });
}

/** The worker says that they weren't there, and an admin agrees. */
async function reject(worker: Person, punch: Punch): Promise<void> {
  await asCaller(
    cast.database,
    worker.caller,
    `select answer_crew_punches($1, 'disputed', 'Was not there')`,
    [[punch.id]],
  );
  await decide(worker, punch, 'reject');
}

async function stateOf(worker: Person, about: Punch, kind: string) {
  const items = await decisionsOf(cast.database, worker);
  return items.find((item) => item.punch_id === about.id && item.kind === kind)?.state;
}

async function onTheClock({ personId }: Person) {
  const [row] = await cast.database.query<{ entry_id: string | null }>(
    'select entry_id from clock_states where person_id = $1',
    [personId],
  );
  return row?.entry_id;
}
