import type { CorrectedEntry, correctionKinds } from '@muster/contract/corrections';
import type { SheetEntry } from '@muster/contract/timesheets';
import { isSame } from '@muster/contract/is-same';
import { timesWithin } from '../../../ui/time/times-within.ts';
import {
  resolveWallTime,
  type WallTime,
  type WallTimeProblem,
  wallTimeAt,
} from '../../../ui/time/wall-time.ts';

export type CorrectionKind = (typeof correctionKinds)[number];

/** A time of day within an entry; `pass` is set if the clocks show it twice there. */
export type BreakTime = { readonly time: string; readonly pass: WallTime['pass'] };

export type BreakDraft = {
  readonly key: string;
  readonly kind: 'meal' | 'rest';
  readonly from: BreakTime;
  readonly to: BreakTime;
};

/** The form's values. The names match `CorrectedEntry`, so that refusals find their fields. */
export type CorrectionValues = {
  readonly isRemoval: boolean;
  readonly started_at: WallTime;
  readonly ended_at: WallTime;
  readonly project_id: string | null;
  readonly cost_code_id: string | null;
  readonly breaks: readonly BreakDraft[];
  readonly reason: string;
};

/** An entry that has ended. */
export type EndedEntry = SheetEntry & { readonly ended_at: string };

export type CorrectionGround = {
  /** Null: an entry is added. */
  readonly entry: EndedEntry | null;
  readonly zone: string;
  /** The person's other entries. */
  readonly others: readonly SheetEntry[];
  readonly nowMs: number;
};

export type CorrectionProblem =
  | WallTimeProblem
  | 'in_the_future'
  | 'ends_before_start'
  | 'too_long'
  | 'overlaps'
  | 'break_outside'
  | 'breaks_overlap'
  | 'reason_missing'
  | 'unchanged';

type FieldProblem = {
  readonly field: 'started_at' | 'ended_at' | 'breaks' | 'reason';
  readonly problem: CorrectionProblem;
};

const dayMs = 24 * 60 * 60_000;

/** Returns the form's first values. */
export function draftOf(
  entry: EndedEntry | null,
  zone: string,
  added: { readonly fromMs: number; readonly toMs: number },
): CorrectionValues {
  const wall = (atMs: number): WallTime => wallTimeAt(atMs, zone);
  const clock = (instant: string): BreakTime => {
    const { time, pass } = wall(Date.parse(instant));
    return { time, pass };
  };
  return {
    isRemoval: false,
    started_at: wall(entry === null ? added.fromMs : Date.parse(entry.started_at)),
    ended_at: wall(entry === null ? added.toMs : Date.parse(entry.ended_at)),
    project_id: entry?.project_id ?? null,
    cost_code_id: entry?.cost_code_id ?? null,
    breaks: (entry?.breaks ?? []).flatMap(({ id, kind, started_at, ended_at }) =>
      ended_at === null ? [] : [{ key: id, kind, from: clock(started_at), to: clock(ended_at) }],
    ),
    reason: '',
  };
}

/** Resolves the values to a correction or to errors. Never guesses which of two repeated hours is meant. */
export function resolveCorrection(
  values: CorrectionValues,
  ground: CorrectionGround,
):
  | { readonly kind: CorrectionKind; readonly facts: CorrectedEntry | null }
  | { readonly problems: readonly FieldProblem[] } {
  const { entry } = ground;
  const reason: readonly FieldProblem[] =
    values.reason.trim() === '' ? [{ field: 'reason', problem: 'reason_missing' }] : [];
  if (values.isRemoval)
    return reason.length > 0 ? { problems: reason } : { kind: 'remove', facts: null };
  const times = resolveTimes(values, ground);
  if ('problems' in times) return { problems: [...times.problems, ...reason] };
  const breaks = resolveBreaks(values.breaks, times, ground);
  if ('problem' in breaks) {
    return { problems: [{ field: 'breaks', problem: breaks.problem }, ...reason] };
  }
  const facts: CorrectedEntry = {
    started_at: toInstant(times.fromMs),
    ended_at: toInstant(times.toMs),
    zone: ground.zone,
    project_id: values.project_id,
    cost_code_id: values.cost_code_id,
    breaks: breaks.taken,
  };
  const kind = entry === null ? 'add' : changeOf(entry, facts);
  if (kind === null)
    return { problems: [{ field: 'started_at', problem: 'unchanged' }, ...reason] };
  return reason.length > 0 ? { problems: reason } : { kind, facts };
}

type Span = { readonly fromMs: number; readonly toMs: number };

function resolveTimes(
  values: CorrectionValues,
  { entry, zone, others, nowMs }: CorrectionGround,
): Span | { readonly problems: readonly FieldProblem[] } {
  const from = atOf(values.started_at, zone, entry?.started_at);
  const to = atOf(values.ended_at, zone, entry?.ended_at);
  const unclear = [
    ...('problem' in from ? [{ field: 'started_at' as const, problem: from.problem }] : []),
    ...('problem' in to ? [{ field: 'ended_at' as const, problem: to.problem }] : []),
  ];
  if ('problem' in from || 'problem' in to) return { problems: unclear };
  const span = { fromMs: from.atMs, toMs: to.atMs };
  const wrong = ((): FieldProblem | null => {
    if (span.fromMs > nowMs) return { field: 'started_at', problem: 'in_the_future' };
    if (span.toMs <= span.fromMs) return { field: 'ended_at', problem: 'ends_before_start' };
    if (span.toMs > nowMs) return { field: 'ended_at', problem: 'in_the_future' };
    if (span.toMs - span.fromMs > dayMs) return { field: 'ended_at', problem: 'too_long' };
    return overlapped(span, others) === null ? null : { field: 'started_at', problem: 'overlaps' };
  })();
  return wrong === null ? span : { problems: [wrong] };
}

/** Returns another entry that counts and overlaps this time. */
export function overlapped(
  { fromMs, toMs }: Span,
  others: readonly SheetEntry[],
): SheetEntry | null {
  return (
    others.find(
      ({ state, started_at, ended_at }) =>
        state !== 'needs_decision' &&
        Date.parse(started_at) < toMs &&
        (ended_at === null || Date.parse(ended_at) > fromMs),
    ) ?? null
  );
}

/** Returns the instant of a wall time. An unchanged one keeps its seconds. */
function atOf(
  wall: WallTime,
  zone: string,
  stored: string | undefined,
): { readonly atMs: number } | { readonly problem: WallTimeProblem } {
  if (stored !== undefined && isSame(wall, wallTimeAt(Date.parse(stored), zone))) {
    return { atMs: Date.parse(stored) };
  }
  return resolveWallTime(wall, zone);
}

function resolveBreaks(
  drafts: readonly BreakDraft[],
  span: Span,
  { entry, zone }: CorrectionGround,
): { readonly taken: CorrectedEntry['breaks'] } | { readonly problem: CorrectionProblem } {
  const taken: { kind: 'meal' | 'rest'; fromMs: number; toMs: number }[] = [];
  for (const { key, kind, from, to } of drafts) {
    const stored = entry?.breaks.find(({ id }) => id === key);
    const begun = breakTimeAt(from, zone, span, stored?.started_at);
    if ('problem' in begun) return begun;
    const over = breakTimeAt(to, zone, span, stored?.ended_at ?? undefined);
    if ('problem' in over) return over;
    if (begun.atMs <= span.fromMs || over.atMs <= begun.atMs) return { problem: 'break_outside' };
    taken.push({ kind, fromMs: begun.atMs, toMs: over.atMs });
  }
  taken.sort((one, other) => one.fromMs - other.fromMs);
  const isOver = taken.some(({ fromMs }, index) => fromMs < (taken[index - 1]?.toMs ?? fromMs));
  if (isOver) return { problem: 'breaks_overlap' };
  return {
    taken: taken.map(({ kind, fromMs, toMs }) => ({
      kind,
      started_at: toInstant(fromMs),
      ended_at: toInstant(toMs),
    })),
  };
}

function breakTimeAt(
  { time, pass }: BreakTime,
  zone: string,
  span: Span,
  stored: string | undefined,
): { readonly atMs: number } | { readonly problem: CorrectionProblem } {
  if (stored !== undefined) {
    const atMs = Date.parse(stored);
    const wall = wallTimeAt(atMs, zone);
    if (wall.time === time && wall.pass === pass && atMs >= span.fromMs && atMs <= span.toMs) {
      return { atMs };
    }
  }
  const instants = timesWithin(time, zone, span);
  if (instants.length > 1 && pass === null) return { problem: 'which_of_two' };
  const atMs = pass === 'second' ? instants.at(-1) : instants[0];
  return atMs === undefined ? { problem: 'break_outside' } : { atMs };
}

/** Returns the narrowest kind that covers the changes, or null if there are none. */
function changeOf(entry: EndedEntry, facts: CorrectedEntry): CorrectionKind | null {
  const isTime = instantsOf(entry) !== instantsOf(facts);
  const isJob = entry.project_id !== facts.project_id || entry.cost_code_id !== facts.cost_code_id;
  const isBreak = breaksOf(entry.breaks) !== breaksOf(facts.breaks);
  if (!isTime && !isJob && !isBreak) return null;
  if (isTime || (isJob && isBreak)) return 'change';
  return isJob ? 'job' : 'break';
}

function instantsOf(entry: { readonly started_at: string; readonly ended_at: string }): string {
  return `${Date.parse(entry.started_at)} ${Date.parse(entry.ended_at)}`;
}

function breaksOf(
  breaks: readonly {
    readonly kind: string;
    readonly started_at: string;
    readonly ended_at: string | null;
  }[],
): string {
  return breaks
    .map(({ kind, started_at, ended_at }) =>
      [kind, Date.parse(started_at), ended_at === null ? '' : Date.parse(ended_at)].join(' '),
    )
    .join(', ');
}

function toInstant(atMs: number): string {
  return new Date(atMs).toISOString();
}
