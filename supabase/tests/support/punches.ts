/** Punches as a device writes them, and the calls that a device and a screen make with them. */
import { randomUUID } from 'node:crypto';
import type {
  Punch,
  PunchAnswer,
  RecordPunchesAnswer,
} from '../../../packages/contract/src/index.ts';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { asCaller, type TestCaller } from '../../../apps/testkit/src/index.ts';

const minuteMs = 60_000;
const deviceId = randomUUID();
let sequence = 0;

/** Returns the instant some minutes ago, as devices write it. */
export function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * minuteMs).toISOString();
}

export function daysAgo(days: number, minutes = 0): string {
  return minutesAgo(days * 24 * 60 + minutes);
}

/** Returns a valid punch, made just now and always by the same device, with the given changes. */
export function punchOf(person: { readonly personId: string }, said: Partial<Punch> = {}): Punch {
  sequence += 1;
  return {
    id: randomUUID(),
    v: 1,
    person_id: person.personId,
    kind: 'in',
    break_kind: null,
    device_id: deviceId,
    device_seq: sequence,
    device_at: minutesAgo(0),
    zone: 'America/Denver',
    utc_offset_minutes: -420,
    skew_ms: 0,
    skew_age_ms: 1000,
    online: false,
    claimed_at: null,
    project_id: null,
    cost_code_id: null,
    note: null,
    location: null,
    outside_reason: null,
    pin_check: null,
    ...said,
  };
}

export async function record(
  database: Database,
  caller: TestCaller,
  batch: readonly unknown[],
): Promise<readonly PunchAnswer[]> {
  const [row] = await asCaller<{ answer: RecordPunchesAnswer }>(
    database,
    caller,
    'select record_punches($1) as answer',
    [JSON.stringify(batch)],
  );
  if (row === undefined) throw new Error('record_punches answered nothing');
  return row.answer.answers;
}

/** Records one punch and returns its verdict. */
export async function recordOne(
  database: Database,
  caller: TestCaller,
  punch: unknown,
): Promise<PunchAnswer> {
  const [answer] = await record(database, caller, [punch]);
  if (answer === undefined) throw new Error('record_punches answered no item');
  return answer;
}

export type StoredEntry = {
  readonly id: string;
  readonly project_id: string | null;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly state: string;
  readonly flags: readonly string[];
};

/** Returns all entries of a person, including void ones, as the server sees them. */
export function entriesOf(
  database: Database,
  person: { readonly personId: string },
): Promise<StoredEntry[]> {
  return database.query<StoredEntry>(
    `select id, project_id, started_at, ended_at, state, flags from time_entries
     where person_id = $1 order by started_at, id`,
    [person.personId],
  );
}

export type StoredDecision = {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly punch_id: string;
  readonly entry_id: string | null;
};

export function decisionsOf(
  database: Database,
  person: { readonly personId: string },
): Promise<StoredDecision[]> {
  return database.query<StoredDecision>(
    `select id, kind, state, punch_id, entry_id from decision_items
     where person_id = $1 order by created_at, kind, id`,
    [person.personId],
  );
}
