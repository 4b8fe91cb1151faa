import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { decisionsOf, minutesAgo, punchOf, record } from './support/punches.ts';

/** People are asked whether what someone else punched for them is right. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const unknown = '00000000-0000-4000-8000-000000000000';

describe('a punch that a supervisor made', () => {
  test('is put to the person, newest first, and to no one else', async () => {
    const { worker, ids } = await punchedByCrew();
    expect(await askedOf(worker.caller)).toEqual(ids.toReversed());
    for (const caller of [cast.supervisor.caller, cast.admin.caller, cast.foreign.admin.caller]) {
      expect(await askedOf(caller)).not.toContain(ids[0]);
    }
  });

  test('is answered by no one but the person; a foreign punch and none look alike', async () => {
    const { ids } = await punchedByCrew();
    for (const caller of [
      cast.employee.caller,
      cast.supervisor.caller,
      cast.admin.caller,
      cast.foreign.employee.caller,
    ]) {
      for (const id of [ids[0], unknown]) {
        expect(await answer(caller, [id], 'confirmed')).toEqual({
          verdict: 'refused',
          reason: 'not_found',
        });
      }
    }
    expect(await answer(cast.kiosk.caller, ids, 'confirmed')).toMatchObject({
      reason: 'not_allowed',
    });
  });

  test('is no question when the person made it', async () => {
    const worker = await addPerson(cast.database, cast.company, 'employee');
    const own = punchOf(worker);
    await record(cast.database, worker.caller, [own]);
    expect(await askedOf(worker.caller)).toEqual([]);
    expect(await answer(worker.caller, [own.id], 'disputed', 'Not me')).toMatchObject({
      reason: 'not_found',
    });
  });

  test('is confirmed once; the same answer again changes nothing, another is refused', async () => {
    const { worker, ids } = await punchedByCrew();
    expect(await answer(worker.caller, ids, 'confirmed')).toEqual({
      verdict: 'applied',
      answered: 2,
    });
    expect(await answer(worker.caller, ids, 'confirmed')).toEqual({
      verdict: 'applied',
      answered: 0,
    });
    expect(await answer(worker.caller, ids, 'disputed', 'It was later')).toMatchObject({
      reason: 'not_found',
    });
    expect(await askedOf(worker.caller)).toEqual([]);
    expect(await decisionsOf(cast.database, worker)).toEqual([]);
  });

  test('is disputed only with a reason', async () => {
    const { worker, ids } = await punchedByCrew();
    for (const reason of [null, '', '  ']) {
      expect(await answer(worker.caller, ids, 'disputed', reason)).toEqual({
        verdict: 'refused',
        reason: 'comment_missing',
      });
    }
    expect(await answer(worker.caller, ids, 'perhaps')).toMatchObject({ reason: 'invalid_input' });
  });

  test('that is disputed counts until it is decided, by someone else than who made it', async () => {
    const { worker, ids } = await punchedByCrew();
    await answer(worker.caller, [ids[0]], 'disputed', 'I came at eight');
    const [item] = await decisionsOf(cast.database, worker);
    expect(item).toMatchObject({ kind: 'disputed', state: 'open', punch_id: ids[0] });
    expect(await minutesOf(worker)).toBe(60);

    expect(await decide(cast.supervisor.caller, item?.id)).toMatchObject({ reason: 'not_found' });
    expect(await decide(cast.admin.caller, item?.id)).toMatchObject({ verdict: 'applied' });
    expect(await minutesOf(worker)).toBe(0);
  });

  test('that is disputed is a question about the entry that it lies in, whichever that becomes', async () => {
    const { worker, ids } = await punchedByCrew();
    await answer(worker.caller, [ids[0]], 'disputed', 'I came before that');
    const came = punchOf(worker, { device_at: minutesAgo(120) });
    await record(cast.database, worker.caller, [came]);
    const [item] = await decisionsOf(cast.database, worker);
    expect(item).toMatchObject({ state: 'open', punch_id: ids[0], entry_id: came.id });
  });
});

async function punchedByCrew(): Promise<{ worker: Person; ids: readonly [string, string] }> {
  const worker = await addPerson(cast.database, cast.company, 'employee');
  await cast.database.query(
    "insert into crew_members (company_id, crew_id, person_id, valid_from) values ($1, $2, $3, now() - interval '1 day')",
    [cast.company, cast.crew, worker.personId],
  );
  const come = punchOf(worker, { device_at: minutesAgo(90) });
  const go = punchOf(worker, { kind: 'out', device_at: minutesAgo(30) });
  await record(cast.database, cast.supervisor.caller, [come, go]);
  return { worker, ids: [come.id, go.id] };
}

async function askedOf(caller: TestCaller): Promise<readonly string[]> {
  const [row] = await asCaller<{ answer: { punches: readonly { id: string }[] } }>(
    cast.database,
    caller,
    'select my_crew_punches() as answer',
  );
  return row?.answer.punches.map(({ id }) => id) ?? [];
}

async function answer(
  caller: TestCaller,
  ids: readonly string[],
  said: string,
  reason: string | null = null,
): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select answer_crew_punches($1, $2, $3) as answer',
    [ids, said, reason],
  );
  return row?.answer;
}

async function decide(caller: TestCaller, item: string | undefined): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    `select decide_item($1, 'reject', 'Not at work then') as answer`,
    [item ?? null],
  );
  return row?.answer;
}

async function minutesOf(person: Person): Promise<number> {
  const [row] = await cast.database.query<{ minutes: number }>(
    `select coalesce(sum(extract(epoch from ended_at - started_at) / 60), 0)::int as minutes
     from time_entries where person_id = $1 and state in ('open', 'closed')`,
    [person.personId],
  );
  return row?.minutes ?? 0;
}
