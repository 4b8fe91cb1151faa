/** Shifts as a board sends them. */
import { randomUUID } from 'node:crypto';
import { rulesAnswerSchema } from '../../../packages/contract/src/schedule.ts';
import type { TestCaller } from '../../../apps/testkit/src/index.ts';
import { longAgo, addPerson, type Cast, type Person } from './cast.ts';
import { callJson, type Answer } from './hazards.ts';

export type ShiftFields = Readonly<Record<string, unknown>>;

/** A date some days from today. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns a shift of eight and a half hours at the crew's project, ten days from now by default. */
export function shiftOf(cast: Cast, facts: ShiftFields = {}, date = dayFromNow(10)): ShiftFields {
  return {
    id: randomUUID(),
    person_id: cast.employee.personId,
    crew_id: cast.crew,
    project_id: cast.project,
    site_id: null,
    cost_code_id: null,
    starts_local: `${date}T06:00`,
    ends_local: `${date}T14:30`,
    zone: 'America/Denver',
    starts_second: false,
    ends_second: false,
    break_minutes: 30,
    note: null,
    ...facts,
  };
}

export function saveChanges(
  cast: Cast,
  caller: TestCaller,
  changes: readonly object[],
  changeId = randomUUID(),
): Promise<Answer> {
  return callJson(cast.database, caller, 'save_shifts($1, $2)', [changeId, changes]);
}

export function saveNew(
  cast: Cast,
  caller: TestCaller,
  shift: ShiftFields,
  changeId = randomUUID(),
): Promise<Answer> {
  return saveChanges(cast, caller, [{ op: 'save', shift, version: null }], changeId);
}

export function publish(
  cast: Cast,
  caller: TestCaller,
  ids: readonly unknown[],
  reason: string | null = 'Agreed with everyone',
  changeId = randomUUID(),
): Promise<Answer> {
  return callJson(
    cast.database,
    caller,
    'publish_shifts($1, array(select jsonb_array_elements_text($2)::uuid), $3)',
    [changeId, ids, reason],
  );
}

/** Adds a shift saved by the admin and published; returns its id. */
export async function addPublished(cast: Cast, shift: ShiftFields): Promise<string> {
  const saved = await saveNew(cast, cast.admin.caller, shift);
  if (saved['verdict'] !== 'applied') throw new Error(JSON.stringify(saved));
  const published = await publish(cast, cast.admin.caller, [shift['id']]);
  if (!Array.isArray(published['refused']) || published['refused'].length > 0) {
    throw new Error(JSON.stringify(published));
  }
  return String(shift['id']);
}

/** Sets the company's rules to their defaults, with the given changes. */
export async function setScheduleRules(cast: Cast, rules: object): Promise<void> {
  const { database, admin } = cast;
  const read = await callJson(database, admin.caller, 'read_schedule_rules()', []);
  const current = rulesAnswerSchema.parse(read);
  if (current.verdict !== 'ok') throw new Error('refused');
  const answer = await callJson(database, admin.caller, 'save_schedule_rules($1, $2)', [
    current.rules.version,
    {
      rest_minutes: 600,
      notice_minutes: null,
      claims: 'first_come',
      swaps_need_approval: true,
      ...rules,
    },
  ]);
  if (answer['verdict'] !== 'applied') throw new Error(JSON.stringify(answer));
}

export type BoardRow = {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly person_id: string | null;
  readonly starts_local: string;
  readonly starts_at: string;
  readonly is_exception: boolean;
  readonly published: { readonly sequence: number; readonly person_id: string | null } | null;
};

export async function boardOf(
  cast: Cast,
  caller: TestCaller,
  from = dayFromNow(-7),
  to = dayFromNow(54),
): Promise<readonly BoardRow[]> {
  const answer = await callJson(cast.database, caller, 'board_shifts($1, $2)', [from, to]);
  const shifts = answer['shifts'];
  if (!Array.isArray(shifts)) throw new Error(JSON.stringify(answer));
  return shifts;
}

export async function rowOf(cast: Cast, id: unknown): Promise<BoardRow> {
  const rows = await boardOf(cast, cast.admin.caller, dayFromNow(-1), dayFromNow(60));
  const found = rows.find((row) => row.id === id);
  if (found === undefined) throw new Error(`no shift ${String(id)} on the board`);
  return found;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export function nextMonday(): string {
  const today = new Date();
  return addDays(today.toISOString().slice(0, 10), 7 - ((today.getUTCDay() + 6) % 7) + 0);
}

/** Adds someone who has been in the crew for a long time. */
export async function addColleague(cast: Cast): Promise<Person> {
  const colleague = await addPerson(cast.database, cast.company, 'employee');
  await cast.database.query(
    `insert into crew_members (company_id, crew_id, person_id, valid_from)
     values ($1, $2, $3, ${longAgo})`,
    [cast.company, cast.crew, colleague.personId],
  );
  return colleague;
}
