import type { MyClock, Punch } from '@muster/contract';
import {
  type Break,
  type ClockState,
  foldPunch,
  type FoldPunch,
  inFoldOrder,
  longestShiftMs,
  longShiftMs,
  occurredAt,
  offTheClock,
  type OpenBreak,
  type OpenEntry,
} from '@muster/domain';

/** The clock as the screen shows it: the server's state plus this device's punches since. */
export type PredictedClock = {
  readonly state: 'off' | 'on' | 'on_break';
  readonly open: OpenEntry | null;
  readonly onBreak: OpenBreak | null;
  /** Entries of the last 14 days, newest first, including the open one. */
  readonly entries: readonly ShownEntry[];
  /** The open entry is so old that its end was probably forgotten: ask "When did you finish?". */
  readonly forgotten: OpenEntry | null;
  /** The open entry is longer than any real shift: the next punch, of any kind, ends it at the estimate. */
  readonly hasSurelyEnded: boolean;
};

/** All instants are epoch milliseconds. */
export type ShownEntry = {
  readonly id: string;
  readonly state: 'open' | 'closed' | 'needs_decision';
  readonly projectId: string | null;
  readonly costCodeId: string | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** The device's time of the start, if the server chose a different instant; otherwise null. */
  readonly deviceStartedAt: number | null;
  readonly zone: string;
  readonly note: string | null;
  readonly flags: readonly string[];
  readonly breaks: readonly (OpenBreak & { readonly endedAt: number | null })[];
  /** Predicted by this device; the server has not confirmed it in this form yet. */
  readonly isPredicted: boolean;
};

/**
 * Folds `pending`, this device's punches that the server's answer does not contain, onto that answer (null if
 * none is known). `nowMs` is the instant that a punch made now would get.
 */
export function predictClock(
  server: MyClock | null,
  pending: readonly Punch[],
  nowMs: number,
): PredictedClock {
  const known = server === null ? offTheClock : stateOf(server);
  const folded = inFoldOrder(pending.map(punchToFold)).reduce(
    (state, punch) =>
      restateEnd(state, punch) ?? foldPunch(resumeAutomatic(state, punch), punch).state,
    known,
  );

  const { open, onBreak } = folded;
  const current = open === null ? [] : [showOpen(open, onBreak)];
  const waiting = (server?.entries ?? []).filter((entry) => entry.state === 'needs_decision');
  const entriesById = new Map(
    (server?.entries ?? []).map((entry) => [entry.id, showServer(entry)]),
  );
  const entries = [...current, ...folded.closed.map(showClosed)]
    .map((entry) => sameAsServer(entriesById.get(entry.id), entry))
    .concat(waiting.map(showServer))
    .toSorted((a, b) => b.startedAt - a.startedAt);

  const on = onBreak === null ? 'on' : 'on_break';
  return {
    state: open === null ? 'off' : on,
    open,
    onBreak,
    entries,
    forgotten: open !== null && nowMs - open.startedAt > longShiftMs ? open : null,
    hasSurelyEnded: open !== null && nowMs - open.startedAt > longestShiftMs,
  };
}

/**
 * Returns the clock after someone stated the end of an entry that had no clock-out; null if the punch states
 * no end. The server folds the whole day again; here only that end can change.
 */
function restateEnd(state: ClockState, punch: FoldPunch): ClockState | null {
  if (punch.kind !== 'out' || !punch.flags.includes('stated')) return null;
  const before = state.closed.filter(({ startedAt }) => startedAt < punch.at);
  const entry = before.toSorted((a, b) => b.startedAt - a.startedAt)[0];
  const isOfOpenEntry = state.open !== null && punch.at >= state.open.startedAt;
  if (entry === undefined || isOfOpenEntry || !entry.flags.some(isUnpunched)) return null;
  const flags = entry.flags.filter((flag) => !isUnpunched(flag) && flag !== 'missing_out');
  const restated = {
    ...entry,
    endedAt: punch.at,
    endPunchId: punch.id,
    flags: [...flags, 'stated'],
  };
  return { ...state, closed: state.closed.map((one) => (one === entry ? restated : one)) };
}

const isUnpunched = (flag: string) => flag === 'estimated' || flag === 'auto_out';

/** Returns the clock for a punch which shows that someone kept working after an automatic clock-out. */
function resumeAutomatic(state: ClockState, punch: FoldPunch): ClockState {
  const [entry] = state.closed.toSorted((a, b) => b.startedAt - a.startedAt);
  if (state.open !== null || entry === undefined || punch.kind === 'in') return state;
  const ageMs = punch.at - entry.startedAt;
  if (!entry.flags.includes('auto_out') || ageMs <= 0 || ageMs > longestShiftMs) return state;
  return {
    ...state,
    open: { ...entry, flags: entry.flags.filter((flag) => flag !== 'auto_out') },
    closed: state.closed.filter((one) => one !== entry),
  };
}

function stateOf({ entries, punches, person_id }: MyClock): ClockState {
  // The server decides whose objection counts; the fold requires an actor anyway.
  const unknown = { actor: person_id ?? '', endPunchId: null };
  const settled = entries
    .filter((entry) => entry.state !== 'needs_decision')
    .map((entry) => Object.assign(showServer(entry), unknown));
  const openEntry = settled.find((entry) => entry.endedAt === null);
  const last = punches.at(-1);
  return {
    open:
      openEntry === undefined ? null : { ...openEntry, breaks: openEntry.breaks.filter(isEnded) },
    onBreak: openEntry?.breaks.find(({ endedAt }) => endedAt === null) ?? null,
    closed: settled.flatMap((entry) =>
      entry.endedAt === null
        ? []
        : [{ ...entry, endedAt: entry.endedAt, breaks: entry.breaks.filter(isEnded) }],
    ),
    last:
      last === undefined
        ? null
        : {
            at: Date.parse(last.occurred_at),
            kind: last.kind,
            breakKind: last.break_kind,
            projectId: last.project_id,
            costCodeId: last.cost_code_id,
            entryId: openEntry?.id ?? null,
          },
  };
}

function isEnded(taken: OpenBreak & { readonly endedAt: number | null }): taken is Break {
  return taken.endedAt !== null;
}

/** Returns when a punch of this device happened, as the server will judge it, based on what is known here. */
export function instantOf(punch: Punch): ReturnType<typeof occurredAt> {
  return occurredAt({
    deviceAt: Date.parse(punch.device_at),
    skewMs: punch.skew_ms,
    skewAgeMs: punch.skew_age_ms,
    receivedAt: null,
    online: punch.online,
    claimedAt: punch.claimed_at === null ? null : Date.parse(punch.claimed_at),
  });
}

function punchToFold(punch: Punch): FoldPunch {
  const time = instantOf(punch);
  return {
    id: punch.id,
    kind: punch.kind,
    breakKind: punch.break_kind,
    at: time.occurredAt,
    deviceId: punch.device_id,
    deviceSeq: punch.device_seq,
    projectId: punch.project_id,
    costCodeId: punch.cost_code_id,
    actor: punch.person_id,
    own: true,
    accepted: false,
    zone: punch.zone,
    note: punch.note,
    flags: time.flags,
  };
}

function showServer(entry: MyClock['entries'][number]): ShownEntry {
  const startedAt = Date.parse(entry.started_at);
  const deviceStartedAt = Date.parse(entry.device_started_at);
  return {
    id: entry.id,
    state: entry.state,
    projectId: entry.project_id,
    costCodeId: entry.cost_code_id,
    startedAt,
    endedAt: entry.ended_at === null ? null : Date.parse(entry.ended_at),
    deviceStartedAt: deviceStartedAt === startedAt ? null : deviceStartedAt,
    zone: entry.zone,
    note: entry.note,
    flags: entry.flags,
    breaks: entry.breaks.map((taken) => ({
      id: taken.id,
      kind: taken.kind,
      startedAt: Date.parse(taken.started_at),
      endedAt: taken.ended_at === null ? null : Date.parse(taken.ended_at),
    })),
    isPredicted: false,
  };
}

function showOpen(entry: OpenEntry, onBreak: OpenBreak | null): ShownEntry {
  const current = onBreak === null ? [] : [{ ...onBreak, endedAt: null }];
  return {
    ...predicted(entry),
    state: 'open',
    endedAt: null,
    breaks: [...entry.breaks, ...current],
  };
}

function showClosed(entry: ClockState['closed'][number]): ShownEntry {
  return { ...predicted(entry), state: 'closed', endedAt: entry.endedAt, breaks: entry.breaks };
}

function predicted({ id, projectId, costCodeId, startedAt, zone, note, flags }: OpenEntry) {
  const entry = { id, projectId, costCodeId, startedAt, zone, note, flags };
  return { ...entry, deviceStartedAt: null, isPredicted: true };
}

/** An entry that no pending punch touches is the server's own, with all its fields. */
function sameAsServer(server: ShownEntry | undefined, entry: ShownEntry): ShownEntry {
  if (server === undefined) return entry;
  const isSame =
    server.endedAt === entry.endedAt &&
    server.note === entry.note &&
    server.breaks.length === entry.breaks.length &&
    server.breaks.every((taken, index) => taken.endedAt === entry.breaks[index]?.endedAt);
  return isSame ? server : { ...entry, deviceStartedAt: server.deviceStartedAt };
}
