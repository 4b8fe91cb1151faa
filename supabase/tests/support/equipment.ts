/** Equipment as a phone saves and moves it. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../apps/server/src/db/database.ts';
import type { Cast, Person } from './cast.ts';
import { type Answer, callJson } from './hazards.ts';

type Facts = Readonly<Record<string, unknown>>;

export const equipmentFacts = (facts: Facts = {}): Facts => ({
  v: 1,
  number: randomUUID().slice(0, 8),
  type: 'Mini excavator',
  model: 'Kubota U35',
  meter_unit: 'hours',
  meter: 1000,
  service_meter: null,
  service_on: null,
  is_retired: false,
  made_at: '2026-01-05T12:00:00.000Z',
  files: [],
  ...facts,
});

export const moveFacts = (facts: Facts = {}): Facts => ({
  v: 2,
  kind: 'reading',
  project_id: null,
  holder_id: null,
  meter: 1000,
  reason: null,
  at: '2026-01-05T13:00:00.000Z',
  ...facts,
});

/** Saves a piece under a new id; throws where it is refused. */
export async function addEquipment(
  database: Database,
  { caller }: Pick<Person, 'caller'>,
  facts: Facts = {},
): Promise<string> {
  const id = randomUUID();
  const answer = await callJson(database, caller, 'save_equipment($1, 0, $2)', [
    id,
    equipmentFacts(facts),
  ]);
  if (answer['verdict'] !== 'applied') throw new Error(JSON.stringify(answer));
  return id;
}

export function moveEquipment(
  database: Database,
  { caller }: Pick<Person, 'caller'>,
  id: string,
  facts: Facts,
  moveId: string = randomUUID(),
): Promise<Answer> {
  return callJson(database, caller, 'move_equipment($1, $2, $3)', [moveId, id, moveFacts(facts)]);
}

/** A piece of each company, taken to a project. */
export async function plantEquipment(cast: Cast): Promise<{ equipment: string }> {
  const { database, admin, supervisor, foreign } = cast;
  const other = await addEquipment(database, foreign.admin);
  await moveEquipment(database, foreign.admin, other, { kind: 'out', project_id: foreign.project });
  const equipment = await addEquipment(database, admin);
  await moveEquipment(database, supervisor, equipment, { kind: 'out', project_id: cast.project });
  return { equipment };
}
