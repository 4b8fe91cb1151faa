import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Punch } from '../../packages/contract/src/index.ts';
import { asCaller } from '../../packages/testkit/src/index.ts';
import { addPerson, openCast, sitePlace, type Cast } from './support/cast.ts';
import {
  daysAgo,
  decisionsOf,
  entriesOf,
  minutesAgo,
  punchOf,
  record,
  recordOne,
} from './support/punches.ts';

/** What becomes of punches that their caller may hand in. */
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

  test('is told once as the history of each entry: who, when, what', async () => {
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

  test('a forgotten clock-out closes as estimated, asks, and today starts clean', async () => {
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
  test('answers the first verdict again, also within one batch, and changes nothing', async () => {
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

  test('an id that another company used says nothing of it', async () => {
    const punch = punchOf(cast.employee, { device_at: daysAgo(3) });
    await record(cast.database, cast.employee.caller, [punch]);
    const answer = await recordOne(
      cast.database,
      cast.foreign.employee.caller,
      punchOf(cast.foreign.employee, { id: punch.id }),
    );
    expect(answer.verdict).toBe('applied');
  });

  test('an id of somebody else’s punch is a conflict for those who may punch and a refusal for others', async () => {
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

  test('five days offline are paid as the device recorded them', async () => {
    const person = await worker();
    const answer = await recordOne(
      cast.database,
      person.caller,
      punchOf(person, { device_at: daysAgo(5) }),
    );
    expect(answer.verdict).toBe('applied');
  });

  test('after more than seven days each waits, in entries of its own that block nothing', async () => {
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

describe('what a punch is booked on', () => {
  test('a foreign project and one that does not exist are told apart by nobody', async () => {
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

  test('what the company requires and the punch lacks is flagged, never refused', async () => {
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

describe('where a punch was made', () => {
  test.each([
    ['inside', place(0), []],
    ['uncertain', place(160), []],
    ['outside', place(500), ['outside']],
    ['no_fix', { ...place(0), age_ms: 61_000 }, []],
    ['no_fix', null, []],
  ])('is judged %s on the server', async (verdict, location, flags) => {
    const person = await worker();
    const punch = punchOf(person, { project_id: cast.project, location });
    const answer = await recordOne(cast.database, person.caller, punch);
    expect(answer.flags).toEqual(flags);
    const [stored] = await cast.database.query<{ place_verdict: string }>(
      'select place_verdict from punches where id = $1',
      [punch.id],
    );
    expect(stored?.place_verdict).toBe(verdict);
  });

  test('a place that the phone was told is flagged', async () => {
    const person = await worker();
    const answer = await recordOne(
      cast.database,
      person.caller,
      punchOf(person, { location: { ...place(0), mock: true } }),
    );
    expect(answer.flags).toEqual(['mock_location']);
  });

  test('is dropped on arrival where the company collects no places', async () => {
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
  test('cannot be changed or emptied by anyone, the server included', async () => {
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

/** A good fix some metres north of the site's middle. */
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
