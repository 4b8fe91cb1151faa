/**
 * The expected entries of a person: the stored ledger, folded by the copy of the rules that predicts on phones. Also
 * returns the stored entries in the same shape.
 */
import type { Database } from '../../../apps/server/src/db/database.ts';
import type { Punch } from '../../../packages/contract/src/index.ts';
import type { ClockState, FoldPunch } from '../../../packages/domain/src/clock/clock-state.ts';
import { inFoldOrder } from '../../../packages/domain/src/clock/in-fold-order.ts';

export type Ledger = {
  /** Ids of the punches submitted, sorted. */
  readonly stored: readonly string[];
  /** Punches that count, in order. */
  readonly settled: readonly FoldPunch[];
  /** Punches that wait for a decision, in order. */
  readonly waiting: readonly FoldPunch[];
  readonly openOverlaps: readonly string[];
};

type LedgerRow = {
  readonly id: string;
  readonly person_id: string;
  readonly kind: Punch['kind'];
  readonly break_kind: Punch['break_kind'];
  readonly occurred_at: Date;
  readonly device_id: string;
  readonly device_seq: number;
  readonly project_id: string | null;
  readonly actor_person_id: string | null;
  readonly source: string;
  readonly note: string | null;
  readonly flags: readonly string[];
  readonly questions: readonly string[];
};

const held = /^(late_arrival|clock_implausible|stated_time|revoked_membership|pin_unproven) open$/;

/** Returns the punches of people whose time counts as one person's. */
export async function ledgerOf(database: Database, people: readonly string[]): Promise<Ledger> {
  const rows = await database.query<LedgerRow>(
    `select p.*,
       array(select kind || ' ' || state from decision_items i where i.company_id = p.company_id and i.punch_id = p.id) as questions
     from punches p join profiles q on q.company_id = p.company_id and q.person_id = p.person_id
     where q.person_id = any ($1::uuid[])`,
    [`{${people.join()}}`],
  );
  const asked = (row: LedgerRow, pattern: RegExp) =>
    row.questions.some((question) => pattern.test(question));
  const punches = rows.map((row) => ({
    row,
    punch: toFoldPunch(row, asked(row, / accepted$/)),
    isHeld: asked(row, held),
    isOverlap: asked(row, /^overlap open$/),
    isRejected: asked(row, / rejected$/),
  }));
  return {
    stored: rows
      .filter(({ source }) => source !== 'decision')
      .map(({ id }) => id)
      .sort(),
    settled: inFoldOrder(
      punches.filter(({ isHeld, isRejected }) => !isHeld && !isRejected).map(({ punch }) => punch),
    ),
    waiting: inFoldOrder(
      punches
        .filter(({ isHeld, isOverlap }) => isHeld || isOverlap)
        .map(({ punch }) => Object.assign({}, punch, { own: true, accepted: true })),
    ),
    openOverlaps: punches
      .filter(({ isOverlap }) => isOverlap)
      .map(({ punch }) => punch.id)
      .sort(),
  };
}

function toFoldPunch(row: LedgerRow, accepted: boolean): FoldPunch {
  return {
    id: row.id,
    kind: row.kind,
    breakKind: row.break_kind,
    at: row.occurred_at.getTime(),
    deviceId: row.device_id,
    deviceSeq: row.device_seq,
    projectId: row.project_id,
    costCodeId: null,
    actor: row.actor_person_id ?? row.person_id,
    own: row.source !== 'crew',
    accepted,
    zone: 'America/Denver',
    note: row.note,
    flags: row.flags,
  };
}

export type PlainEntry = {
  readonly id: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly endPunchId: string | null;
  readonly project: string | null;
  readonly flags: readonly string[];
  readonly breaks: readonly string[];
};

type EntryRow = {
  readonly id: string;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly end_punch_id: string | null;
  readonly project_id: string | null;
  readonly flags: readonly string[];
};

type BreakRow = {
  readonly entry_id: string;
  readonly kind: string;
  readonly started_at: Date;
  readonly ended_at: Date | null;
};

/** Returns a person's stored entries in these states. */
export async function storedAs(
  database: Database,
  personId: string,
  states: readonly string[],
): Promise<PlainEntry[]> {
  const breaks = await database.query<BreakRow>(
    `select entry_id, kind, started_at, ended_at from time_breaks
     where company_id = (select company_id from profiles where person_id = $1) and person_id = $1`,
    [personId],
  );
  const entries = await database.query<EntryRow>(
    `select id, started_at, ended_at, end_punch_id, project_id, flags from time_entries
     where company_id = (select company_id from profiles where person_id = $1) and person_id = $1
       and state = any ($2::text[])`,
    [personId, `{${states.join()}}`],
  );
  return entries
    .map((entry) => ({
      id: entry.id,
      startedAt: entry.started_at.getTime(),
      endedAt: entry.ended_at?.getTime() ?? null,
      endPunchId: entry.end_punch_id,
      project: entry.project_id,
      flags: entry.flags,
      breaks: breaks
        .filter(({ entry_id }) => entry_id === entry.id)
        .map((taken) =>
          breakText(taken.kind, taken.started_at.getTime(), taken.ended_at?.getTime() ?? null),
        )
        .sort(),
    }))
    .sort(byStart);
}

/** Returns the entries of a folded ledger. */
export function expectedOf({ closed, open, onBreak }: ClockState): PlainEntry[] {
  const entries = closed.map((entry) => ({
    id: entry.id,
    startedAt: entry.startedAt,
    endedAt: entry.endedAt as number | null,
    endPunchId: entry.endPunchId,
    project: entry.projectId,
    flags: entry.flags,
    breaks: entry.breaks
      .map((taken) => breakText(taken.kind, taken.startedAt, taken.endedAt))
      .sort(),
  }));
  if (open !== null) {
    const breaks = open.breaks.map((taken) =>
      breakText(taken.kind, taken.startedAt, taken.endedAt),
    );
    if (onBreak !== null) breaks.push(breakText(onBreak.kind, onBreak.startedAt, null));
    entries.push({
      id: open.id,
      startedAt: open.startedAt,
      endedAt: null,
      endPunchId: null,
      project: open.projectId,
      flags: open.flags,
      breaks: breaks.sort(),
    });
  }
  return entries.sort(byStart);
}

function breakText(kind: string, from: number, to: number | null): string {
  return `${kind} ${from} ${to ?? 'on'}`;
}

function byStart(a: PlainEntry, b: PlainEntry): number {
  return a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1);
}
