import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { longAgo, addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import {
  daysAgo,
  decisionsOf,
  entriesOf,
  minutesAgo,
  punchOf,
  record,
  recordOne,
} from './support/punches.ts';

/** The results of punches that their caller may submit. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const hourMs = 3_600_000;

const worker = () => addPerson(cast.database, cast.company, 'employee');

const putInCrew = ({ personId }: Person) =>
  cast.database.query(
    `insert into crew_members (company_id, crew_id, person_id, valid_from)
     values ($1, $2, $3, ${longAgo})`,
    [cast.company, cast.crew, personId],
  );

describe('a day as it is punched', () => {
  test('moves the clock from off to on, through a break and a switch, to off', async () => {
    const person = await worker();
    const start = punchOf(person, { device_at: minutesAgo(480), project_id: cast.project });
    const move = punchOf(person, {
      kind: 'switch',
      device_at: minutesAgo(200),
      project_id: cast.otherProject,
      cost_code_id: cast.costCode,
    });
    const answers = await record(cast.database, person.caller, [
      start,
      punchOf(person, { kind: 'break_start', break_kind: 'meal', device_at: minutesAgo(300) }),
      punchOf(person, { kind: 'break_end', device_at: minutesAgo(270) }),
      move,
      punchOf(person, { kind: 'out', device_at: minutesAgo(5) }),
    ]);
    expect(answers.map(({ verdict }) => verdict)).toEqual(Array(5).fill('applied'));
    expect(answers.map(({ entry_id }) => entry_id)).toEqual([
      start.id,
      start.id,
      start.id,
      move.id,
      move.id,
    ]);
    expect(await entriesOf(cast.database, person)).toMatchObject([
      { id: start.id, state: 'closed', project_id: cast.project },
      { id: move.id, state: 'closed', project_id: cast.otherProject },
    ]);
  });

  test('complaint “invisible edits”: is told once as the history of each entry: who, when, what', async () => {
    const person = await worker();
    await record(cast.database, person.caller, [punchOf(person, { device_at: minutesAgo(60) })]);
    await record(cast.database, person.caller, [punchOf(person, { kind: 'out' })]);
    const events = await cast.database.query<{ kind: string; actor_person_id: string }>(
      `select kind, actor_person_id, before ->> 'state' as before, after ->> 'state' as after
       from time_entry_events where person_id = $1 order by id`,
      [person.personId],
    );
    expect(events).toEqual([
      { kind: 'opened', actor_person_id: person.personId, before: null, after: 'open' },
      { kind: 'closed', actor_person_id: person.personId, before: 'open', after: 'closed' },
    ]);
  });

  test('complaint “a forgotten clock-out poisons the next day”: it closes as estimated, asks, and today starts clean', async () => {
    const person = await worker();
    const yesterday = punchOf(person, { device_at: daysAgo(1) });
    const today = punchOf(person);
    await record(cast.database, person.caller, [yesterday]);
    expect(await recordOne(cast.database, person.caller, today)).toMatchObject({
      verdict: 'applied_flagged',
      flags: ['estimated', 'missing_out'],
      entry_id: today.id,
    });
    expect(await entriesOf(cast.database, person)).toMatchObject([
      { id: yesterday.id, state: 'closed', flags: ['estimated', 'missing_out'] },
      { id: today.id, state: 'open' },
    ]);
    expect(await decisionsOf(cast.database, person)).toMatchObject([
      { kind: 'estimated_close', state: 'open', entry_id: yesterday.id },
    ]);
  });

  test('forgotten the day before, the night is not paid by the crew’s clock-out, and both days are asked about', async () => {
    const person = await worker();
    await putInCrew(person);
    const start = punchOf(person, { device_at: minutesAgo(33 * 60), project_id: cast.project });
    await recordOne(cast.database, person.caller, start);
    const out = punchOf(person, { kind: 'out', device_at: minutesAgo(30) });
    expect(await recordOne(cast.database, cast.supervisor.caller, out)).toMatchObject({
      verdict: 'needs_decision',
      reason: 'missing_in',
      flags: ['estimated', 'missing_out'],
      entry_id: null,
    });
    const questions = await decisionsOf(cast.database, person);
    expect(questions.map(({ kind, punch_id }) => [kind, punch_id])).toEqual([
      ['estimated_close', start.id],
      ['missing_in', out.id],
    ]);
    const workedMs = async () =>
      (await entriesOf(cast.database, person))
        .filter(({ state }) => state === 'closed')
        .map(({ started_at, ended_at }) => (ended_at?.getTime() ?? 0) - started_at.getTime());
    expect(await workedMs()).toEqual([8 * hourMs]);

    const answers = [
      { ended_at: minutesAgo(24 * 60), started_at: null },
      { ended_at: null, started_at: minutesAgo(9 * 60 + 30) },
    ];
    for (const [index, { ended_at, started_at }] of answers.entries()) {
      expect(
        await asCaller(
          cast.database,
          cast.supervisor.caller,
          `select decide_item($1, 'set_time', 'They told me', $2, $3) ->> 'verdict' as verdict`,
          [questions[index]?.id ?? null, ended_at, started_at],
        ),
      ).toEqual([{ verdict: 'applied' }]);
    }
    expect((await workedMs()).map((ms) => Math.round(ms / hourMs))).toEqual([9, 9]);
    expect(
      (await decisionsOf(cast.database, person)).filter(({ state }) => state === 'open'),
    ).toEqual([]);
  });

  test('the repair states when they finished, replaces the estimate and withdraws the question', async () => {
    const person = await worker();
    const yesterday = punchOf(person, { device_at: daysAgo(1) });
    const finished = daysAgo(1, -540);
    await record(cast.database, person.caller, [yesterday]);
    await record(cast.database, person.caller, [punchOf(person)]);
    const repair = punchOf(person, { kind: 'out', claimed_at: finished, online: true });
    expect(await recordOne(cast.database, person.caller, repair)).toMatchObject({
      verdict: 'applied_flagged',
      flags: ['stated'],
      occurred_at: finished,
      entry_id: yesterday.id,
    });
    const [entry] = await entriesOf(cast.database, person);
    expect(entry).toMatchObject({ id: yesterday.id, state: 'closed', flags: ['stated'] });
    expect(entry?.ended_at?.toISOString()).toBe(finished);
    expect(await decisionsOf(cast.database, person)).toMatchObject([{ state: 'withdrawn' }]);
  });

  test('a start that people state for themselves waits for a decision', async () => {
    const person = await worker();
    const answer = await recordOne(
      cast.database,
      person.caller,
      punchOf(person, { claimed_at: minutesAgo(120) }),
    );
    expect(answer).toMatchObject({ verdict: 'needs_decision', reason: 'stated_time' });
  });

  test('a clock-out without a start is kept, pays nothing and asks', async () => {
    const person = await worker();
    const out = punchOf(person, { kind: 'out' });
    expect(await recordOne(cast.database, person.caller, out)).toMatchObject({
      verdict: 'needs_decision',
      reason: 'missing_in',
      entry_id: null,
    });
    await record(cast.database, person.caller, [punchOf(person, { device_at: minutesAgo(480) })]);
    expect(await entriesOf(cast.database, person)).toMatchObject([{ state: 'closed' }]);
    expect(await decisionsOf(cast.database, person)).toMatchObject([{ state: 'withdrawn' }]);
  });
});

describe('handing in twice', () => {
  test('complaint “duplicates”: answers the first verdict again, also within one batch, and changes nothing', async () => {
    const person = await worker();
    const punch = punchOf(person, { device_at: minutesAgo(60) });
    const [first, twin] = await record(cast.database, person.caller, [punch, punch]);
    const later = await recordOne(cast.database, person.caller, punch);
    expect(first).toMatchObject({ verdict: 'applied', first_verdict: null });
    for (const replay of [twin, later]) {
      expect(replay).toEqual({ ...first, verdict: 'replayed', first_verdict: 'applied' });
    }
    expect(await entriesOf(cast.database, person)).toHaveLength(1);
  });

  test('keeps the flags and the reason of the first verdict, whatever happened since', async () => {
    const person = await worker();
    const out = punchOf(person, { kind: 'out' });
    const first = await recordOne(cast.database, person.caller, out);
    await record(cast.database, person.caller, [punchOf(person, { device_at: minutesAgo(480) })]);
    expect(await recordOne(cast.database, person.caller, out)).toEqual({
      ...first,
      verdict: 'replayed',
      first_verdict: 'needs_decision',
    });
  });

  test('another payload under the same id is a conflict and the first stays', async () => {
    const person = await worker();
    const punch = punchOf(person, { device_at: minutesAgo(60) });
    await record(cast.database, person.caller, [punch]);
    const forged = { ...punch, device_at: minutesAgo(600) };
    expect(await recordOne(cast.database, person.caller, forged)).toMatchObject({
      verdict: 'conflict',
      reason: 'other_payload',
    });
    const [stored] = await cast.database.query<{ device_at: Date }>(
      'select device_at from punches where id = $1',
      [punch.id],
    );
    expect(stored?.device_at.toISOString()).toBe(punch.device_at);
  });

  test('an id that another company used reveals nothing about it', async () => {
    const punch = punchOf(cast.employee, { device_at: daysAgo(3) });
    await record(cast.database, cast.employee.caller, [punch]);
    const answer = await recordOne(
      cast.database,
      cast.foreign.employee.caller,
      punchOf(cast.foreign.employee, { id: punch.id }),
    );
    expect(answer.verdict).toBe('applied');
  });

  test('an id of someone else’s punch is a conflict for those who may punch and a refusal for others', async () => {
    const person = await worker();
    const punch = punchOf(person, { device_at: minutesAgo(60) });
    await record(cast.database, person.caller, [punch]);
    expect(await recordOne(cast.database, cast.loner.caller, punch)).toMatchObject({
      verdict: 'refused',
    });
    expect(await recordOne(cast.database, cast.admin.caller, punch)).toMatchObject({
      verdict: 'replayed',
    });
  });
});

describe('late, out of order, from two phones', () => {
  test('yesterday’s forgotten clock-out arriving after today’s start closes yesterday', async () => {
    const person = await worker();
    const yesterday = punchOf(person, { device_at: daysAgo(1) });
    await record(cast.database, person.caller, [yesterday]);
    await record(cast.database, person.caller, [punchOf(person)]);
    await record(cast.database, person.caller, [
      punchOf(person, { kind: 'out', device_at: daysAgo(1, -500) }),
    ]);
    expect(await entriesOf(cast.database, person)).toMatchObject([
      { state: 'closed', flags: [] },
      { state: 'open' },
    ]);
  });

  test('an earlier start from a second phone makes the later one the second tap', async () => {
    const person = await worker();
    const later = punchOf(person, { device_at: minutesAgo(100) });
    const earlier = punchOf(person, { device_at: minutesAgo(120), device_id: randomUUID() });
    await record(cast.database, person.caller, [later]);
    await record(cast.database, person.caller, [earlier]);
    const entries = await entriesOf(cast.database, person);
    expect(entries.map(({ id, state }) => ({ id, state }))).toEqual([
      { id: earlier.id, state: 'open' },
      { id: later.id, state: 'void' },
    ]);
  });

  test('a switch at the very instant of a start is still work without a gap for what comes later', async () => {
    const person = await worker();
    const instant = minutesAgo(100);
    const at = { device_at: instant, device_seq: 1 };
    const [id = '', laterId = ''] = [randomUUID(), randomUUID()].sort();
    await record(cast.database, person.caller, [
      punchOf(person, { ...at, id, project_id: cast.project }),
      punchOf(person, { ...at, id: laterId, project_id: cast.otherProject }),
      punchOf(person, { device_at: minutesAgo(90), project_id: cast.project }),
    ]);
    await record(cast.database, person.caller, [
      punchOf(person, { device_at: minutesAgo(80), project_id: cast.otherProject }),
    ]);
    const entries = await entriesOf(cast.database, person);
    expect(entries.map(({ flags }) => flags)).toEqual([
      [],
      ['implied_switch'],
      ['implied_switch'],
      ['implied_switch'],
    ]);
  });

  test('complaint “offline loses entries”: five days offline are paid as the device recorded them', async () => {
    const person = await worker();
    const answer = await recordOne(
      cast.database,
      person.caller,
      punchOf(person, { device_at: daysAgo(5) }),
    );
    expect(answer.verdict).toBe('applied');
  });

  test('after more than seven days each waits, in its own entries, which block nothing', async () => {
    const person = await worker();
    const late = punchOf(person, { device_at: daysAgo(10) });
    const today = punchOf(person);
    expect(await recordOne(cast.database, person.caller, today)).toMatchObject({
      verdict: 'applied',
    });
    expect(await recordOne(cast.database, person.caller, late)).toMatchObject({
      verdict: 'needs_decision',
      reason: 'late_arrival',
      entry_id: late.id,
    });
    expect(await entriesOf(cast.database, person)).toMatchObject([
      { id: late.id, state: 'needs_decision' },
      { id: today.id, state: 'open' },
    ]);
  });

  test('a clock that ran two hours ahead is paid by its measured skew and shown as wrong', async () => {
    const person = await worker();
    const answer = await recordOne(
      cast.database,
      person.caller,
      punchOf(person, { device_at: minutesAgo(-120 + 30), skew_ms: 7_200_000 }),
    );
    expect(answer).toMatchObject({ verdict: 'applied_flagged', flags: ['clock_wrong'] });
    expect(Date.parse(answer.occurred_at ?? '')).toBeLessThan(Date.now());
    const [entry] = await cast.database.query<{ started_at: Date; device_started_at: Date }>(
      'select started_at, device_started_at from time_entries where id = $1',
      [answer.entry_id],
    );
    expect((entry?.device_started_at.getTime() ?? 0) - (entry?.started_at.getTime() ?? 0)).toBe(
      7_200_000,
    );
  });

  test('a supervisor’s punch on another project than the person’s own waits; accepted or not, nothing is lost', async () => {
    const own = punchOf(cast.employee, {
      device_at: minutesAgo(300),
      project_id: cast.otherProject,
    });
    const crew = punchOf(cast.employee, {
      claimed_at: minutesAgo(290),
      project_id: cast.project,
    });
    await record(cast.database, cast.employee.caller, [own]);
    expect(await recordOne(cast.database, cast.supervisor.caller, crew)).toMatchObject({
      verdict: 'needs_decision',
      reason: 'overlap',
      entry_id: crew.id,
    });
    const entries = await entriesOf(cast.database, cast.employee);
    expect(entries.find(({ id }) => id === own.id)?.state).toBe('open');
    expect(entries.find(({ id }) => id === crew.id)?.state).toBe('needs_decision');
  });
});
