import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type KioskAct,
  kioskStatement,
  kioskTimeAnswerSchema,
} from '../../packages/contract/src/kiosk-time.ts';
import { kioskTimeFacts } from '../../packages/contract/src/kiosk-breaks.ts';
import { kioskRosterSchema, pinProofText } from '../../packages/contract/src/kiosk.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { ask, derivePin, mac, registerTablet, type Tablet } from './support/kiosks.ts';
import { calculateHours, plantShift, setZone } from './support/shifts.ts';

/**
 * Hours, break questions and signatures at a kiosk: only for people who typed their PIN there, with their answers
 * unchanged.
 */
let cast: Cast;
let tablet: Tablet;
let person: Person;
let workday: string;
const pin = derivePin('271828');

beforeAll(async () => {
  cast = await openCast();
  const { database, company } = cast;
  tablet = await registerTablet(database, cast.admin.caller);
  person = await addPerson(database, company, 'employee');
  await setZone(database, company, 'America/Los_Angeles');
  await database.query(
    `update company_rules set rule = app.break_set('california', 1) where company_id = $1 and kind = 'breaks'`,
    [company],
  );
  await ask(database, cast.admin.caller, 'set_person_pins($1)', [
    [{ person_id: person.personId, ...pin }],
  ]);
  // In the period before the current one, on any day of the year.
  const [row] = await database.query<{ day: string }>(
    `select greatest(p.period_from, current_date - 12)::text as day
     from app.pay_period($1, (select q.period_from - 1 from app.pay_period($1, current_date) q)) p`,
    [company],
  );
  workday = row?.day ?? '';
  await plantShift(database, company, person, {
    from: `${workday}T16:00:00Z`,
    to: `${workday}T23:30:00Z`,
  });
  await calculateHours(database);
});
afterAll(() => cast.close());

test('a kiosk reads, answers and signs nothing without the PIN of the person, typed there for that', async () => {
  const skip: KioskAct = { kind: 'breaks', workday, answers: { first_meal: 'chose_to_skip' } };
  const other = await registerTablet(cast.database, cast.admin.caller);
  const notAllowed = { verdict: 'refused', reason: 'not_allowed' };
  expect(await tell(null, { pin: derivePin('314159') })).toEqual(notAllowed);
  expect(await tell(null, { proofOf: skip })).toEqual(notAllowed);
  expect(await tell(skip, { proofOf: null })).toEqual(notAllowed);
  expect(await tell(skip, { provenOn: other })).toEqual(notAllowed);
  expect(await tell(null, { about: cast.loner.personId })).toEqual(notAllowed);
  expect(await tell(null, { about: cast.foreign.employee.personId })).toEqual(notAllowed);
  for (const { caller } of [cast.admin, cast.supervisor, person]) {
    expect(await tell(null, { caller })).toEqual(notAllowed);
  }
  const long = new Date(Date.now() - 2 * 86_400_000).toISOString();
  expect(await tell(null, { at: long })).toMatchObject({ reason: 'invalid_input', detail: 'at' });
  expect(await rowsOf('break_answers')).toEqual([]);
});

test('after the PIN a kiosk shows open questions, and stores each answer once, as made there', async () => {
  expect(await read()).toMatchObject({
    verdict: 'ok',
    questions: [{ workday, questions: ['first_meal', 'rest'] }],
    next_shift: null,
  });
  const act: KioskAct = {
    kind: 'breaks',
    workday,
    answers: { first_meal: 'chose_to_skip', rest: 'taken' },
  };
  const id = randomUUID();
  expect(await tell(act, { id })).toMatchObject({ verdict: 'applied' });
  expect(await tell(act, { id })).toMatchObject({ verdict: 'replayed' });
  expect(await rowsOf('break_answers')).toMatchObject([{ kiosk_id: tablet.kioskId }]);
  await calculateHours(cast.database);
  expect(await read()).toMatchObject({ questions: [] });
});

test('a period that is over is signed at the kiosk once, with the hours that were shown', async () => {
  const { to_sign } = await read();
  expect(to_sign).toMatchObject({ days: [{ date: workday, minutes: 450 }] });
  const signing = (content_hash: string): KioskAct => ({
    kind: 'sign',
    period_from: to_sign?.period_from ?? '',
    content_hash,
    wording: '1',
  });
  expect(await tell(signing('another'))).toMatchObject({ reason: 'changed_meanwhile' });
  const act = signing(to_sign?.content_hash ?? '');
  expect(await tell(act)).toMatchObject({ verdict: 'applied', to_sign: null });
  expect(await tell(act)).toMatchObject({ reason: 'already_signed' });
  expect(await rowsOf('timesheet_signatures')).toMatchObject([
    { method: 'kiosk', kiosk_id: tablet.kioskId, witness_person_id: null },
  ]);
});

test('a kiosk names the next published shift', async () => {
  await cast.database.query(
    `insert into published_shifts (
       company_id, id, person_id, starts_local, ends_local, zone, starts_second, ends_second, break_minutes,
       starts_at, ends_at
     )
     select $1, gen_random_uuid(), $2, '2999-01-02 06:00'::timestamp + days, '2999-01-02 14:30'::timestamp + days,
       'UTC', false, false, 0, '2999-01-02 06:00Z'::timestamptz + days, '2999-01-02 14:30Z'::timestamptz + days
     from unnest('{0 days,1 day}'::interval[]) as days`,
    [cast.company, person.personId],
  );
  expect((await read()).next_shift).toEqual({
    starts_local: '2999-01-02T06:00',
    ends_local: '2999-01-02T14:30',
    project_name: null,
  });
});

test('a tablet gets what it needs to ask offline, and only if the rule asks', async () => {
  const roster = async () => {
    const answer = await ask(cast.database, tablet.caller, 'kiosk_roster()');
    const { people } = kioskRosterSchema.parse(answer);
    return { answer, known: people.find(({ person_id }) => person_id === person.personId) };
  };
  const { database, company } = cast;
  const now = new Date();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  await plantShift(database, company, person, { from: hoursAgo(30), to: hoursAgo(25) });
  await plantShift(database, company, person, { from: hoursAgo(9), to: hoursAgo(1) });
  const { answer, known } = await roster();
  const facts = kioskTimeFacts(kioskRosterSchema.parse(answer), known ?? {});
  expect(facts?.entries).toMatchObject([
    { started_at: Date.parse(hoursAgo(9)), project_id: null, cost_code_id: null },
  ]);
  expect(facts?.rules.breaks.at(-1)?.value).toMatchObject({ set: 'california' });
  expect(JSON.stringify(known)).not.toMatch(/salary|rate"|classification/);
  const setBreaks = (set: string, version: number) =>
    database.query(
      `update company_rules set rule = app.break_set($2, $3) where company_id = $1 and kind = 'breaks'`,
      [company, set, version],
    );
  await setBreaks('federal', 2);
  expect((await roster()).known?.break_facts).toBeNull();
  await setBreaks('california', 1);
});

test('an answer that waited for a network is kept, and an old proof shows no hours', async () => {
  const act: KioskAct = { kind: 'breaks', workday, answers: { second_meal: 'taken' } };
  const at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const id = randomUUID();
  expect(await send(act, { id, at, proofOf: null })).toEqual({
    verdict: 'refused',
    reason: 'not_allowed',
  });
  // Someone who joined the company just now couldn't have used the kiosk back then.
  await cast.database.query(
    `update memberships set valid_from = now() - interval '30 days' where person_id = $1`,
    [person.personId],
  );
  expect(await send(act, { id, at })).toEqual({ verdict: 'applied' });
  expect(await send(act, { id, at })).toEqual({ verdict: 'replayed' });
  const [kept] = await cast.database.query<{ answered_at: string }>(
    'select answered_at from break_answers where id = $1',
    [id],
  );
  expect(new Date(kept?.answered_at ?? '').toISOString()).toBe(at);
});

test('people without a login answer the location notice at a kiosk, once, and others only on their phone', async () => {
  const { database, company, helper } = cast;
  await ask(database, cast.admin.caller, 'set_person_pins($1)', [
    [{ person_id: helper.personId, ...pin }],
  ]);
  const answer = (
    version: number,
    choice: 'acknowledged' | 'withdrawn' = 'acknowledged',
  ): KioskAct => ({
    kind: 'notice',
    version,
    choice,
    language: 'es',
  });
  const here = { about: helper.personId };
  expect(await tell(answer(1))).toMatchObject({ reason: 'not_allowed' });
  expect(await tell(answer(1), { ...here, proofOf: answer(1, 'withdrawn') })).toMatchObject({
    reason: 'not_allowed',
  });
  expect(await tell(answer(2), here)).toMatchObject({ reason: 'changed_meanwhile' });
  expect(await tell(null, here)).toMatchObject({ notice: { version: 1 } });
  expect(await tell(answer(1), here)).toMatchObject({ verdict: 'applied', notice: null });
  expect(await tell(answer(1), here)).toMatchObject({ reason: 'not_allowed' });
  const answers = await database.query(
    'select choice, way, language, kiosk_id from location_choices where company_id = $1 and person_id = $2',
    [company, helper.personId],
  );
  expect(answers).toEqual([
    { choice: 'acknowledged', way: 'kiosk', language: 'es', kiosk_id: tablet.kioskId },
  ]);
});

test('a revoked kiosk gets no more answers', async () => {
  await cast.database.query('update kiosks set revoked_at = now() where id = $1', [tablet.kioskId]);
  expect(await tell(null)).toMatchObject({ reason: 'not_allowed' });
});

async function read() {
  const answer = await tell(null);
  if (answer.verdict === 'refused') throw new Error(answer.reason);
  return answer;
}

type Said = {
  readonly id?: string;
  readonly at?: string;
  readonly pin?: typeof pin;
  readonly about?: string;
  readonly caller?: Tablet['caller'];
  readonly provenOn?: Tablet;
  /** The action that the PIN was typed for, if not this one. */
  readonly proofOf?: KioskAct | null;
};

async function tell(act: KioskAct | null, how: Said = {}) {
  return kioskTimeAnswerSchema.parse(await send(act, how));
}

async function send(act: KioskAct | null, said: Said = {}) {
  const id = said.id ?? randomUUID();
  const at = said.at ?? new Date().toISOString();
  const kind = kioskStatement(said.proofOf === undefined ? act : said.proofOf);
  const typed = mac((said.pin ?? pin).proof_key, pinProofText({ id, kind, deviceAt: at }));
  const proof = mac((said.provenOn ?? tablet).deviceKey, typed);
  return ask(cast.database, said.caller ?? tablet.caller, 'kiosk_time($1, $2, $3, $4, $5)', [
    said.about ?? person.personId,
    id,
    at,
    proof,
    act,
  ]);
}

const rowsOf = (table: 'break_answers' | 'timesheet_signatures') =>
  cast.database.query(`select * from ${table} where person_id = $1`, [person.personId]);
