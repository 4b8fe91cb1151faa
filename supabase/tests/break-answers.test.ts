import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { myBreakQuestionsAnswerSchema } from '../../packages/contract/src/break-answers.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { calculateHours, plantShift, setZone } from './support/shifts.ts';

/** Answers about breaks: people answer once, about themselves, and no minutes change. */
let cast: Cast;
let workday: string;
beforeAll(async () => {
  cast = await openCast();
  await setZone(cast.database, cast.company, 'America/Los_Angeles');
  await cast.database.query(
    `update company_rules set rule = app.break_set('california', 1) where company_id = $1 and kind = 'breaks'`,
    [cast.company],
  );
  workday = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  for (const person of [cast.employee, cast.loner]) {
    await plantShift(cast.database, cast.company, person, {
      from: `${workday}T16:00:00Z`,
      to: `${workday}T23:30:00Z`,
    });
  }
});
afterAll(() => cast.close());

test('breaks that are neither recorded nor answered are asked about until answered, and only of the person', async () => {
  const asked = async (caller: TestCaller) => {
    const [row] = await asCaller<{ answer: unknown }>(
      cast.database,
      caller,
      'select my_break_questions() as answer',
    );
    const questions = myBreakQuestionsAnswerSchema.parse(row?.answer);
    return questions.verdict === 'ok' ? questions.days : questions.reason;
  };
  await calculateHours(cast.database);
  const both = [{ workday, questions: ['first_meal', 'rest'] }];
  expect(await asked(cast.loner.caller)).toEqual(both);
  expect(await asked(cast.supervisor.caller)).toEqual([]);
  await answer(cast.loner.caller, { first_meal: 'chose_to_skip' });
  await calculateHours(cast.database);
  expect(await asked(cast.loner.caller)).toEqual([{ workday, questions: ['rest'] }]);
  expect(await asked(cast.employee.caller)).toEqual(both);
});

test('a meal that was neither recorded nor answered pays its premium until it is answered', async () => {
  expect(await dayOf()).toMatchObject({
    worked: 450,
    meal_premium_minutes: 60,
    rest_premium_minutes: 0,
  });
  expect(await answer(cast.employee.caller, { first_meal: 'taken' })).toEqual({
    verdict: 'applied',
  });
  expect(await dayOf()).toMatchObject({ worked: 450, meal_premium_minutes: 0 });
});

test('the later answer counts, whichever arrives first', async () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await answer(cast.employee.caller, { first_meal: 'taken', rest: 'taken' }, { at: at(0) });
  await answer(cast.employee.caller, { first_meal: 'not_provided' }, { at: at(10) });
  expect(await dayOf()).toMatchObject({ meal_premium_minutes: 0, rest_premium_minutes: 0 });
  await answer(cast.employee.caller, { rest: 'not_provided' }, { at: at(-1) });
  expect(await dayOf()).toMatchObject({ meal_premium_minutes: 0 });
});

test('the same answer sent again is made once; another one under its id is refused', async () => {
  const id = randomUUID();
  expect(await answer(cast.loner.caller, { rest: 'taken' }, { id })).toEqual({
    verdict: 'applied',
  });
  expect(await answer(cast.loner.caller, { rest: 'taken' }, { id })).toEqual({
    verdict: 'replayed',
  });
  for (const other of [
    () => answer(cast.loner.caller, { rest: 'not_provided' }, { id }),
    () => answer(cast.employee.caller, { rest: 'taken' }, { id }),
  ]) {
    expect(await other()).toEqual({ verdict: 'refused', reason: 'other_payload' });
  }
});

test.each<[string, object, string?]>([
  ['answers', {}],
  ['answers', { third_meal: 'taken' }],
  ['answers', { rest: 'maybe' }],
  ['workday', { rest: 'taken' }, '2199-01-01'],
])('wrong %s are refused', async (field, answers, day) => {
  expect(await answer(cast.employee.caller, answers, { day })).toEqual({
    verdict: 'refused',
    reason: 'invalid_input',
    detail: field,
  });
});

test('people in no company, and answers for a locked day, are refused', async () => {
  expect(await answer(cast.kiosk.caller, { rest: 'taken' })).toMatchObject({
    reason: 'not_allowed',
  });
  await cast.database.query(
    `insert into timesheets (company_id, person_id, period_from, period_to, state, locked_at, snapshot)
     values ($1, $2, $3, $3, 'locked', now(), '{}')`,
    [cast.company, cast.loner.personId, workday],
  );
  expect(await answer(cast.loner.caller, { rest: 'taken' })).toEqual({
    verdict: 'refused',
    reason: 'sheet_locked',
    detail: 'workday',
    day: workday,
  });
});

async function answer(
  caller: TestCaller,
  answers: object,
  said: { readonly id?: string; readonly at?: string; readonly day?: string | undefined } = {},
): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select answer_breaks($1, $2, $3, $4) as answer',
    [
      said.id ?? randomUUID(),
      said.day ?? workday,
      JSON.stringify(answers),
      said.at ?? new Date().toISOString(),
    ],
  );
  return row?.answer;
}

async function dayOf(): Promise<unknown> {
  await calculateHours(cast.database);
  const [row] = await cast.database.query(
    `select regular_minutes + overtime_minutes + double_minutes as worked, meal_premium_minutes, rest_premium_minutes
     from day_results where person_id = $1`,
    [cast.employee.personId],
  );
  return row;
}
