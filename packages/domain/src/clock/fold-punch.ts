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

/** Two taps of one kind within this time are one. */
export const doubleTapMs = minuteMs;
/** An entry longer than this is flagged; an open one this old does not reach into the next punch. */
export const longShiftMs = 16 * hourMs;
/** How long a forgotten entry is taken to have lasted. */
export const estimatedShiftMs = 8 * hourMs;

export type FoldStep = { readonly state: ClockState; readonly effect: FoldEffect };

/**
 * What one punch does to a person's clock. Punches must come in the order of `comparePunches`.
 * Authority: `app.fold_punch` in `supabase/migrations/*_fold.sql`; both answer `cases/*.json`.
 */
export function foldPunch(state: ClockState, punch: FoldPunch): FoldStep {
  if (isDoubleTap(state, punch)) {
    return step(state, punch, { entryId: state.last?.entryId ?? null, flags: ['double_tap'] });
  }
  if (
    state.open !== null &&
    !(punch.kind === 'in' && isStale(state.open, punch.at)) &&
    contradicts(state.open, punch)
  ) {
    return step(state, punch, { entryId: null, decision: 'overlap', setAside: true });
  }
  const folded = foldEffective(state, punch);
  const ended = folded.state.closed.slice(state.closed.length);
  const effect = {
    ...folded.effect,
    flags: ended.some((entry) => entry.flags.includes('long_shift'))
      ? withFlags(folded.effect.flags, ['long_shift'])
      : folded.effect.flags,
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

/** Folds punches in the given order from an empty clock. */
export function foldPunches(punches: readonly FoldPunch[]): {
  readonly state: ClockState;
  readonly effects: readonly FoldEffect[];
} {
  const effects: FoldEffect[] = [];
  let state = offTheClock;
  for (const punch of punches) {
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
  if (isStale(state.open, punch.at)) {
    const flags = ['estimated', 'missing_out'];
    const ended = close(state, state.open, estimatedEnd(state, state.open, punch.at), null, flags);
    const reopened = open(ended, punch, []);
    return {
      state: reopened.state,
      effect: {
        ...reopened.effect,
        flags,
        decision: 'estimated_close',
        decisionEntryId: state.open.id,
      },
    };
  }
  if (state.open.projectId === punch.projectId && state.open.costCodeId === punch.costCodeId) {
    return step(state, punch, { flags: ['already_in'] });
  }
  return open(close(state, state.open, punch.at, punch.id), punch, ['implied_switch']);
}

function foldOut(state: ClockState, punch: FoldPunch): FoldStep {
  if (state.open === null) return step(state, punch, { decision: 'missing_in' });
  const after = close(state, state.open, punch.at, punch.id, punch.flags, punch.note);
  return step(after, punch, { entryId: state.open.id });
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

function endBreak(state: ClockState, at: number): ClockState {
  if (state.open === null || state.onBreak === null) return state;
  const ended = { ...state.onBreak, endedAt: at };
  return {
    ...state,
    open: { ...state.open, breaks: [...state.open.breaks, ended] },
    onBreak: null,
  };
}

/** 8 h after the start, not before the last break seen, not after the next punch. */
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

function isStale(entry: OpenEntry, at: number): boolean {
  return at - entry.startedAt > longShiftMs;
}

/** A supervisor has the person on another project than the person, or another supervisor, says. */
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
      decisionEntryId: null,
      setAside: effect.setAside ?? false,
    },
  };
}
