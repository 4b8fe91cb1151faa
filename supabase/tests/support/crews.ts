import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { crewMembersAnswerSchema } from '../../../packages/contract/src/crews.ts';
import { asCaller, type TestCaller } from '../../../apps/testkit/src/index.ts';
import type { Cast } from './cast.ts';

/** Calls a function about crews, as an office does. */
export async function call(
  cast: Cast,
  caller: TestCaller,
  sql: string,
  parameters: readonly (string | boolean | null)[],
): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    `select ${sql} as answer`,
    parameters,
  );
  return row?.answer;
}

export function archive(cast: Cast, caller: TestCaller, archived: boolean): Promise<unknown> {
  return call(cast, caller, 'archive_crew($1, $2)', [cast.crew, archived]);
}

/** Puts one person into a crew. Returns their outcome, or why the whole call was refused. */
export async function put(
  cast: Cast,
  caller: TestCaller,
  person: string,
  standing: string,
  from: string | null = null,
): Promise<unknown> {
  const answer = await putAll(cast, caller, [person], standing, from);
  return answer.verdict === 'applied' ? answer.people[0] : answer;
}

export async function putAll(
  cast: Cast,
  caller: TestCaller,
  people: readonly (string | null)[],
  standing: string,
  from: string | null = null,
): Promise<z.infer<typeof crewMembersAnswerSchema>> {
  const answer = await call(cast, caller, 'set_crew_members($1, $2, $3, $4)', [
    cast.crew,
    `{${people.map((person) => person ?? 'null').join()}}`,
    standing,
    from,
  ]);
  return crewMembersAnswerSchema.parse(answer);
}

/** Returns outcome, reason and name by person. */
export function outcomes(
  answer: z.infer<typeof crewMembersAnswerSchema>,
): Readonly<Record<string, readonly [string, string | null, string]>> {
  if (answer.verdict === 'refused') throw new Error(answer.reason);
  expect(new Set(answer.people.map(({ person_id }) => person_id)).size).toBe(answer.people.length);
  return Object.fromEntries(
    answer.people.map(({ person_id, outcome, reason, name }) => [
      person_id,
      [outcome, reason, name],
    ]),
  );
}

export async function happened(cast: Cast) {
  const [row] = await cast.database.query<{ audit: number; crew: number; company: number }>(
    `select
       (select count(*) from audit_events where subject = 'crew_members')::int as audit,
       (select count(*) from realtime.messages where topic = $1)::int as crew,
       (select count(*) from realtime.messages where topic = $2)::int as company`,
    [`crew:${cast.crew}:clock`, `company:${cast.company}:clock`],
  );
  if (row === undefined) throw new Error('nothing was counted');
  return row;
}

export async function standingAt(
  cast: Cast,
  person: string,
  at: string,
): Promise<string | undefined> {
  const [row] = await cast.database.query<{ standing: string }>(
    `select coalesce((
       select case when is_lead then 'lead' else 'member' end from crew_members
       where crew_id = $1 and person_id = $2
         and valid_from <= (${at})::timestamptz and (valid_to is null or valid_to > (${at})::timestamptz)
     ), 'none') as standing`,
    [cast.crew, person],
  );
  return row?.standing;
}

export async function rowsOf(cast: Cast, person: string): Promise<number> {
  const rows = await cast.database.query(
    'select from crew_members where crew_id = $1 and person_id = $2',
    [cast.crew, person],
  );
  return rows.length;
}

export async function listed(cast: Cast, name: string): Promise<unknown> {
  const [row] = await asCaller<{ crew: unknown }>(
    cast.database,
    cast.admin.caller,
    `select c as crew from jsonb_array_elements(crew_list() -> 'crews') as c where c ->> 'name' = $1`,
    [name],
  );
  return row?.crew;
}
