import type {
  ClockState,
  Entry,
  FoldDecision,
  FoldEffect,
  FoldPunch,
  OpenEntry,
} from './clock-state.ts';
import { offTheClock } from './clock-state.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Two punches of the same kind within this time count as one. */
export const doubleTapMs = minuteMs;
/**
 * An entry longer than this is flagged. An open entry this old does not extend to the next punch unless the person
 * themselves says so.
 */
export const longShiftMs = 16 * hourMs;
/** No one works longer than this without a clock-out. */
export const longestShiftMs = 24 * hourMs;
/** The estimated length of a forgotten entry. */
export const estimatedShiftMs = 8 * hourMs;

export type FoldStep = { readonly state: ClockState; readonly effect: FoldEffect };

/**
 * Applies one punch to a person's clock. Punches must come in the order of `inFoldOrder`. Authority: `app.fold_punch`
 * in `supabase/schemas/fold/fold_punch.sql`; both are tested with `cases/*.json`.
 */
export function foldPunch(state: ClockState, punch: FoldPunch): FoldStep {
  if (isDoubleTap(state, punch)) {
    return step(state, punch, { entryId: state.last?.entryId ?? null, flags: ['double_tap'] });
  }
  const isForgotten =
    state.open !== null && (isPresumed(punch) || isForgottenBy(state.open, punch));
  if (state.open !== null && !isForgotten && contradicts(state.open, punch)) {
    return step(state, punch, { entryId: null, decision: 'overlap', setAside: true });
  }
  const before =
    isForgotten && state.open !== null ? closeByEstimate(state, state.open, punch) : null;
  const folded = foldEffective(before?.state ?? state, punch);
  const isLong = folded.state.closed
    .slice(state.closed.length)
    .some((entry) => entry.flags.includes('long_shift'));
  const flags = withFlags(before?.effect.flags ?? [], folded.effect.flags);
  const effect = {
    ...folded.effect,
    entryId: isPresumed(punch) ? (before?.effect.entryId ?? null) : folded.effect.entryId,
    estimatedEntryId:
      before?.effect.estimatedEntryId ?? (isAutomatic(punch) ? folded.effect.entryId : null),
    flags: isLong ? withFlags(flags, ['long_shift']) : flags,
  };
  return {
    effect,
    state: {
      ...folded.state,
      last: {
        at: punch.at,
        kind: punch.kind,
        breakKind: punch.breakKind,
        projectId: punch.projectId,
        costCodeId: punch.costCodeId,
        entryId: effect.entryId,
      },
    },
  };
}

/** Folds punches in the given order from an empty clock; returns one effect per punch. */
export function foldPunches(punches: readonly FoldPunch[]): {
  readonly state: ClockState;
  readonly effects: readonly FoldEffect[];
} {
  const effects: FoldEffect[] = [];
  let state = offTheClock;
  for (const [index, punch] of punches.entries()) {
    if (isAutomatic(punch) && isOvertaken(state, punches.slice(index + 1))) {
      effects.push(step(state, punch, {}).effect);
      continue;
    }
    const folded = foldPunch(state, punch);
    state = folded.state;
    effects.push(folded.effect);
  }
  return { state, effects };
}

function foldEffective(state: ClockState, punch: FoldPunch): FoldStep {
  switch (punch.kind) {
    case 'in':
      return foldIn(state, punch);
    case 'switch':
      return state.open === null
        ? open(state, punch, ['implied_in'])
        : open(close(state, state.open, punch.at, punch.id), punch, []);
    case 'out':
      return foldOut(state, punch);
    case 'break_start':
      return foldBreakStart(state, punch);
    case 'break_end':
      return state.onBreak === null
        ? step(state, punch, { flags: ['no_break'] })
        : step(endBreak(state, punch.at), punch, {});
  }
}

function foldIn(state: ClockState, punch: FoldPunch): FoldStep {
  if (state.open === null) return open(state, punch, []);
  if (state.open.projectId === punch.projectId && state.open.costCodeId === punch.costCodeId) {
    return state.onBreak === null
      ? step(state, punch, { flags: ['already_in'] })
      : step(endBreak(state, punch.at), punch, { flags: ['implied_break_end'] });
  }
  return open(close(state, state.open, punch.at, punch.id), punch, ['implied_switch']);
}

function foldOut(state: ClockState, punch: FoldPunch): FoldStep {
  if (isPresumed(punch)) return step(state, punch, {});
  if (state.open === null) return step(state, punch, { decision: 'missing_in' });
  // They forgot to end the meal or left during it. The meal is unpaid, so someone should check.
  const flags = state.onBreak?.kind === 'meal' ? ['meal_not_ended'] : [];
  const noticed = withFlags(punch.flags, flags);
  const after = close(state, state.open, punch.at, punch.id, noticed, punch.note);
  return step(after, punch, { entryId: state.open.id, flags });
}

function foldBreakStart(state: ClockState, punch: FoldPunch): FoldStep {
  if (state.open === null) return step(state, punch, { decision: 'missing_in' });
  if (punch.breakKind === null || state.onBreak?.kind === punch.breakKind) {
    return step(state, punch, { flags: ['already_on_break'] });
  }
  const onBreak = { id: punch.id, kind: punch.breakKind, startedAt: punch.at };
  return step({ ...endBreak(state, punch.at), onBreak }, punch, {});
}

function open(state: ClockState, punch: FoldPunch, flags: readonly string[]): FoldStep {
  const entry: OpenEntry = {
    id: punch.id,
    projectId: punch.projectId,
    costCodeId: punch.costCodeId,
    startedAt: punch.at,
    zone: punch.zone,
    note: punch.note,
    flags: withFlags(punch.flags, flags),
    actor: punch.actor,
    breaks: [],
  };
  return step({ ...state, open: entry }, punch, { flags });
}

function close(
  state: ClockState,
  entry: OpenEntry,
  at: number,
  endPunchId: string | null,
  flags: readonly string[] = [],
  note: string | null = null,
): ClockState {
  const { open: ended } = endBreak(state, at);
  const isLong = at - entry.startedAt > longShiftMs;
  const closed: Entry = {
    ...(ended ?? entry),
    endedAt: at,
    endPunchId,
    flags: withFlags(withFlags(entry.flags, flags), isLong ? ['long_shift'] : []),
    note: entry.note !== null && note !== null ? `${entry.note}\n${note}` : (entry.note ?? note),
  };
  return { ...state, open: null, onBreak: null, closed: [...state.closed, closed] };
}

function closeByEstimate(state: ClockState, entry: OpenEntry, punch: FoldPunch): FoldStep {
  const flags = ['estimated', 'missing_out'];
  const ended = close(state, entry, estimatedEnd(state, entry, punch.at), null, flags);
  return step(ended, punch, { entryId: entry.id, flags, estimatedEntryId: entry.id });
}

function endBreak(state: ClockState, at: number): ClockState {
  if (state.open === null || state.onBreak === null) return state;
  const ended = { ...state.onBreak, endedAt: at };
  return {
    ...state,
    open: { ...state.open, breaks: [...state.open.breaks, ended] },
    onBreak: null,
  };
}

/** Returns 8 h after the start, but not before the last recorded break and not after the next punch. */
function estimatedEnd(state: ClockState, entry: OpenEntry, nextPunchAt: number): number {
  const seen = [entry.startedAt + estimatedShiftMs, ...entry.breaks.map((b) => b.endedAt)];
  if (state.onBreak !== null) seen.push(state.onBreak.startedAt);
  return Math.min(nextPunchAt, Math.max(...seen));
}

function isDoubleTap({ last }: ClockState, punch: FoldPunch): boolean {
  return (
    last !== null &&
    punch.at - last.at <= doubleTapMs &&
    punch.kind === last.kind &&
    punch.breakKind === last.breakKind &&
    punch.projectId === last.projectId &&
    punch.costCodeId === last.costCodeId
  );
}

/** Returns true for a clock-out that the server presumed when the person's access ended; no one saw them leave. */
function isPresumed(punch: FoldPunch): boolean {
  return punch.kind === 'out' && punch.flags.includes('missing_out');
}

/** Returns true for a clock-out by the company's automatic rule; no one saw them leave either. */
function isAutomatic(punch: FoldPunch): boolean {
  return punch.kind === 'out' && punch.flags.includes('auto_out');
}

/**
 * Returns true if an automatic clock-out has no effect: the person is already clocked out, or their next punch shows
 * that they kept working. A clock-in shows that they had left. docs/decisions/0330-an-automatic-clock-out-yields.md
 */
function isOvertaken(state: ClockState, following: readonly FoldPunch[]): boolean {
  const entry = state.open;
  if (entry === null) return true;
  const next = following.find((punch) => !isAutomatic(punch));
  return (
    next !== undefined &&
    next.kind !== 'in' &&
    !isPresumed(next) &&
    !isForgottenBy(entry, next) &&
    !contradicts(entry, next)
  );
}

/**
 * Returns true if the open entry must have been forgotten: no one clocks in twice, and a supervisor's punch for a crew
 * says nothing about one person's night. The person's own phone or tablet asks them before it offers anything but a
 * clock-in, so up to `longestShiftMs` their own punch is believed; an end that they or a reviewer stated always is.
 * docs/decisions/0031-a-forgotten-entry-ends-at-whatever-comes-next.md
 */
function isForgottenBy(entry: OpenEntry, punch: FoldPunch): boolean {
  const ageMs = punch.at - entry.startedAt;
  if (punch.kind === 'in' || !punch.own) return ageMs > longShiftMs;
  const isStatedEnd = punch.kind === 'out' && punch.flags.includes('stated');
  return !isStatedEnd && ageMs > longestShiftMs;
}

/** Returns true if a supervisor's punch names another project than the person or another supervisor did. */
function contradicts(entry: OpenEntry, punch: FoldPunch): boolean {
  if (punch.own || punch.accepted || punch.actor === entry.actor) return false;
  if (punch.kind === 'in' || punch.kind === 'switch') return punch.projectId !== entry.projectId;
  return (
    punch.projectId !== null && entry.projectId !== null && punch.projectId !== entry.projectId
  );
}

function withFlags(flags: readonly string[], more: readonly string[]): readonly string[] {
  return [...flags, ...more.filter((flag) => !flags.includes(flag))];
}

function step(
  state: ClockState,
  punch: FoldPunch,
  effect: {
    readonly entryId?: string | null;
    readonly flags?: readonly string[];
    readonly decision?: FoldDecision;
    readonly estimatedEntryId?: string;
    readonly setAside?: boolean;
  },
): FoldStep {
  return {
    state,
    effect: {
      punchId: punch.id,
      entryId: effect.entryId === undefined ? (state.open?.id ?? null) : effect.entryId,
      flags: effect.flags ?? [],
      decision: effect.decision ?? null,
      estimatedEntryId: effect.estimatedEntryId ?? null,
      setAside: effect.setAside ?? false,
    },
  };
}
