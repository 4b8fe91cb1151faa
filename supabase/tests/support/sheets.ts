/** Timesheets of a week in October 2026, and the calls that screens make with them. */
import {
  sheetAnswerSchema,
  sheetsVerdictSchema,
  sheetVerdictSchema,
  type Sheet,
} from '../../../packages/contract/src/timesheets.ts';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { asCaller, type TestCaller } from '../../../apps/testkit/src/index.ts';

export const week = '2026-10-05';
export const nextWeek = '2026-10-12';

export async function callSheet(
  database: Database,
  caller: TestCaller,
  sql: string,
  parameters: readonly (string | boolean | null | readonly string[])[] = [],
): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    database,
    caller,
    `select ${sql} as answer`,
    parameters,
  );
  return row?.answer;
}

export async function readSheet(
  database: Database,
  caller: TestCaller,
  personId: string,
  from = week,
): Promise<Sheet> {
  const answer = sheetAnswerSchema.parse(
    await callSheet(database, caller, 'read_sheet($1, $2)', [personId, from]),
  );
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer;
}

/** Signs the caller's current view of a timesheet; returns the reason for a refusal, or null if it was applied. */
export async function sign(
  database: Database,
  caller: TestCaller,
  personId: string,
  from = week,
  drawing: string | null = null,
): Promise<string | null> {
  const { content_hash } = await readSheet(database, caller, personId, from);
  return reasonOf(
    await callSheet(database, caller, `sign_sheet($1, $2, 'Signed Name', '1', $3, $4)`, [
      from,
      content_hash,
      personId,
      drawing,
    ]),
  );
}

export async function approve(
  database: Database,
  caller: TestCaller,
  people: readonly string[],
  { from = week, asUnsigned = false } = {},
): Promise<Map<string, string | null>> {
  return outcomes(
    people,
    await callSheet(database, caller, 'approve_sheets($1, $2, $3)', [from, people, asUnsigned]),
  );
}

export async function lock(
  database: Database,
  caller: TestCaller,
  people: readonly string[],
  from = week,
): Promise<Map<string, string | null>> {
  return outcomes(people, await callSheet(database, caller, 'lock_sheets($1, $2)', [from, people]));
}

export async function returnSheet(
  database: Database,
  caller: TestCaller,
  personId: string,
  { from = week, reason = 'Tuesday is missing' } = {},
): Promise<string | null> {
  return reasonOf(
    await callSheet(database, caller, 'return_sheet($1, $2, $3)', [personId, from, reason]),
  );
}

export async function unlock(
  database: Database,
  caller: TestCaller,
  personId: string,
  { from = week, reason = 'Wrong project' } = {},
): Promise<string | null> {
  return reasonOf(
    await callSheet(database, caller, 'unlock_sheet($1, $2, $3)', [personId, from, reason]),
  );
}

function reasonOf(answer: unknown): string | null {
  const verdict = sheetVerdictSchema.parse(answer);
  return verdict.verdict === 'applied' ? null : verdict.reason;
}

function outcomes(people: readonly string[], answer: unknown): Map<string, string | null> {
  const verdict = sheetsVerdictSchema.parse(answer);
  if (verdict.verdict === 'refused') return new Map(people.map((id) => [id, verdict.reason]));
  return new Map([
    ...verdict.applied.map((id) => [id, null] as const),
    ...verdict.refused.map(({ person_id, reason }) => [person_id, reason] as const),
  ]);
}
