/** Checklists as a phone sends them. */
import { randomUUID } from 'node:crypto';
import {
  checklistPageSchema,
  type ChecklistPage,
} from '../../../packages/contract/src/checklists.ts';
import type { Database } from '../../../apps/server/src/db/database.ts';
import type { Person } from './cast.ts';
import { callJson } from './hazards.ts';
import { scribble } from './tickets.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Shipped with every company. */
export const excavatorCheck = '00000000-0000-4000-8000-0000000c0002';
export const hurtQuestion = '00000000-0000-4000-8000-0000000c0005';

export const yes = { value: 'yes', note: null, photos: [], hazard_id: null };
const passed = [
  'leaks',
  'tracks',
  'bucket',
  'hoses',
  'cab',
  'seat_belt',
  'alarms',
  'extinguisher',
  'controls',
  'swing',
  'utilities',
];

/** The excavator's check with nothing wrong; `answers` take the place of single ones. */
export function checklistFacts(
  projectId: string,
  { answers = {}, ...facts }: { readonly answers?: Facts } & Facts = {},
): Facts {
  return {
    v: 2,
    template_id: excavatorCheck,
    revision: 1,
    project_id: projectId,
    equipment_id: null,
    asks_call: false,
    language: 'en',
    made_at: '2026-01-05T14:20:31.000Z',
    files: [],
    ...facts,
    answers: {
      unit: { value: 'EX-14' },
      meter: { value: 1_234_500, note: null },
      ...Object.fromEntries(passed.map((id) => [id, yes])),
      signature: { name: 'Luis Ortega', drawing: scribble },
      ...answers,
    },
  };
}

/** Saves an answered checklist under a new id; throws where it is refused. */
export async function saveChecklist(
  database: Database,
  { caller }: Pick<Person, 'caller'>,
  facts: Facts,
): Promise<string> {
  const id = randomUUID();
  const answer = await callJson(database, caller, 'save_checklist($1, $2)', [id, facts]);
  if (answer['verdict'] !== 'applied') throw new Error(JSON.stringify(answer));
  return id;
}

export async function readChecklist(
  database: Database,
  { caller }: Pick<Person, 'caller'>,
  id: string,
): Promise<ChecklistPage['checklist']> {
  const answer = await callJson(database, caller, 'read_checklist($1)', [id]);
  return checklistPageSchema.parse(answer).checklist;
}
