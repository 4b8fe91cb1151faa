import { randomUUID } from 'node:crypto';
import type { TestCaller } from '../../../apps/testkit/src/index.ts';
import type { Cast } from './cast.ts';
import { callJson, hazardReport, stepFacts, type Answer, type HazardReport } from './hazards.ts';

/** Calls a function about hazards, as people's devices do. */
export const call = (
  cast: Cast,
  caller: TestCaller,
  sql: string,
  parameters: readonly (string | number | null | object)[] = [],
) => callJson(cast.database, caller, sql, parameters);

export function report(
  cast: Cast,
  caller: TestCaller,
  facts: HazardReport = {},
  id = randomUUID(),
): Promise<Answer> {
  return call(cast, caller, 'report_hazard($1, $2)', [id, hazardReport(facts)]);
}

export function step(
  cast: Cast,
  caller: TestCaller,
  hazard: string,
  name: string,
  facts: HazardReport = {},
  changeId = randomUUID(),
): Promise<Answer> {
  return call(cast, caller, 'change_hazard($1, $2, $3, $4)', [
    changeId,
    hazard,
    name,
    stepFacts(name, facts),
  ]);
}

export async function factsOf(
  cast: Cast,
  hazard: string,
  caller = cast.admin.caller,
): Promise<Answer> {
  const answer = await call(cast, caller, 'read_hazard($1)', [hazard]);
  const facts = answer['hazard'];
  if (typeof facts !== 'object' || facts === null) throw new Error(JSON.stringify(answer));
  return { ...facts };
}

export async function listed(
  cast: Cast,
  caller: TestCaller,
  filter: object = {},
): Promise<string[]> {
  const answer = await call(cast, caller, 'list_hazards($1, null, 200)', [filter]);
  const rows = answer['hazards'];
  if (!Array.isArray(rows)) throw new Error(JSON.stringify(answer));
  return rows.map((row: { id: string }) => row.id);
}
