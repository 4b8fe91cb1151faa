/** JSAs as a phone sends them. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../apps/server/src/db/database.ts';
import type { Person } from './cast.ts';
import { callJson, type Answer } from './hazards.ts';

type Facts = Readonly<Record<string, unknown>>;

export const roofWork = [
  {
    text: 'Climb up',
    hazards: [
      {
        text: 'Fall from the roof',
        energy: 'gravity',
        high_energy: 'fall_from_elevation',
        consequence: 'Death',
        controls: [{ text: 'Guardrails', level: 'engineering', source: 'said', direct: 'yes' }],
      },
    ],
  },
] as const;

export const groundWork = [
  {
    text: 'Sweep up',
    hazards: [
      {
        text: 'Dust',
        energy: 'chemical',
        high_energy: null,
        consequence: 'Sick lungs',
        controls: [{ text: 'Wet it down', level: 'engineering', source: 'accepted', direct: 'no' }],
      },
    ],
  },
] as const;

export function jsaDocument(facts: Facts = {}): Facts {
  return {
    lang: 'en',
    task: 'Hang a gate',
    place: 'North side',
    people: [],
    steps: groundWork,
    ppe: ['Hard hats'],
    permits: [],
    emergency: ['Hospital: General Hospital'],
    stop_work: ['Lightning'],
    absent: [],
    open: [],
    signatures: [],
    ...facts,
  };
}

export function savedJsa(facts: Facts = {}): Facts {
  return {
    v: 1,
    base_version: 0,
    project_id: null,
    made_at: now(),
    shift_end: null,
    copied_from: null,
    document: jsaDocument(),
    transcript: null,
    ...facts,
  };
}

export type SavedJsa = { readonly id: string; readonly hash: string; readonly answer: Answer };

/** Saves a JSA or a version of one; throws where it is refused. */
export async function saveJsa(
  database: Database,
  author: Person,
  facts: Facts = {},
  id: string = randomUUID(),
): Promise<SavedJsa> {
  const answer = await callJson(database, author.caller, 'save_jsa($1, $2, $3)', [
    randomUUID(),
    id,
    savedJsa(facts),
  ]);
  if (answer['verdict'] !== 'applied') throw new Error(JSON.stringify(answer));
  return { id, hash: String(answer['hash']), answer };
}

export function signatureFacts(signer: { readonly personId: string }, hash: string, facts = {}) {
  return {
    v: 1,
    hash,
    method: 'login',
    person_id: signer.personId,
    name: 'Whoever',
    drawing: null,
    pin_proof: null,
    missed: null,
    signed_at: now(),
    ...facts,
  };
}

export function signJsa(
  database: Database,
  signer: Person,
  jsa: SavedJsa,
  facts: Facts = {},
  id: string = randomUUID(),
): Promise<Answer> {
  return callJson(database, signer.caller, 'sign_jsa($1, $2, $3)', [
    id,
    jsa.id,
    signatureFacts(signer, jsa.hash, facts),
  ]);
}

export function approvalFacts(approver: { readonly personId: string }, hash: string, facts = {}) {
  return {
    v: 1,
    hash,
    method: 'login',
    person_id: approver.personId,
    pin_proof: null,
    approved_at: now(),
    ...facts,
  };
}

export function endFacts(facts: Facts = {}): Facts {
  return { v: 1, reason: 'done', change: null, comment: null, ended_at: now(), ...facts };
}

export function libraryItem(facts: Facts = {}): Facts {
  return {
    kind: 'control',
    en: 'Spotter at the gate',
    es: 'Señalero en el portón',
    energy: 'motion',
    high_energy: 'mobile_equipment_or_traffic',
    level: 'administrative',
    can_be_direct: false,
    source: 'Site rule 4',
    is_archived: false,
    ...facts,
  };
}

export function now(): string {
  return new Date().toISOString();
}
