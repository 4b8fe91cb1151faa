import type { Clock } from '../../platform/clock.ts';
import { StorageError } from '../storage/connection.ts';
import { dueInMs, pauseMs } from './backoff.ts';
import {
  blocksItsKey,
  type Failure,
  isUnsent,
  miss,
  type OutboxItem,
  recover,
  refuseCall,
  release,
  retry,
  settle,
  take,
} from './item.ts';
import type { CallOutcome, Sender, SendingSession } from './sender.ts';
import type { OutboxStore } from './store.ts';

/** `drained`: everything that was due has been tried. `missed`: a call returned no verdict. */
export type PassEnd =
  | 'drained'
  | 'missed'
  | 'no_token'
  | 'session_needed'
  | 'overtaken'
  | 'out_of_time';

export type PassDependencies = {
  readonly store: OutboxStore;
  readonly senders: ReadonlyMap<string, Sender>;
  readonly session: SendingSession;
  readonly clock: Clock;
  readonly random: () => number;
  /** True when another pass was requested after this one began, so this one may miss what was added. */
  readonly isOvertaken: () => boolean;
  /** Calls back when an item is added during the pass; the returned function unsubscribes. */
  readonly onAdded: (listener: () => void) => () => void;
  /** Called whenever items changed. */
  readonly onChange: () => void;
  /** For errors that should never happen. */
  readonly reportError: (error: unknown) => void;
};

export type Pass = {
  readonly userId: string;
  /** Identifies this pass on the items that it sends. */
  readonly runId: string;
  /** Also tries items whose next attempt is not due yet. */
  readonly impatient: boolean;
  /** Also tries items that were parked because a whole call was refused. */
  readonly revivesParked: boolean;
};

/** The items of one causal key. */
type Lane = readonly [OutboxItem, ...OutboxItem[]];

type Batch = { readonly sender: Sender; readonly items: readonly OutboxItem[] };

/** The next step of the pass after a batch. */
type Step = (
  | { readonly kind: 'next' }
  /** The same batch again, unless another pass was requested. */
  | { readonly kind: 'again' }
  /** The lanes of these items wait for another pass. */
  | { readonly kind: 'hold'; readonly ids: readonly string[] }
  /** Send these again, each in a call of its own. */
  | { readonly kind: 'one_by_one'; readonly ids: readonly string[] }
  | { readonly kind: 'end'; readonly end: PassEnd }
) & {
  /** The items that the server has accepted. */
  readonly doneIds?: readonly string[];
};

/** Slightly longer than a request's own deadline, so only a sender that forgets its deadline reaches it. */
const callTimeoutMs = 25_000;
/** After about this long the lock is released, so that the next pass reads the items again. */
const passLimitMs = 60_000;

/** One walk over the user's unsent items, under the outbox lock. Throws `StorageError`. */
export async function runPass(dependencies: PassDependencies, pass: Pass): Promise<PassEnd> {
  const { store } = dependencies;
  let noRoom: StorageError | null = null;
  const end = await walk(
    {
      ...dependencies,
      // The server can accept an item that a full device cannot even mark; asked again, it answers
      // `replayed`.
      change: (ids, next) =>
        store.change(ids, next).catch((error: unknown) => {
          if (!(error instanceof StorageError) || error.trouble !== 'no_room') throw error;
          noRoom = error;
          return null;
        }),
    },
    pass,
  );
  if (noRoom !== null) throw noRoom;
  return end;
}

type WalkDependencies = PassDependencies & {
  /** Same as the store's; null if there was no room to write. */
  readonly change: (
    ...change: Parameters<OutboxStore['change']>
  ) => Promise<readonly OutboxItem[] | null>;
};

async function walk(dependencies: WalkDependencies, pass: Pass): Promise<PassEnd> {
  const { clock, senders } = dependencies;
  const startedAtMs = clock.monotonicMs();
  const heldLanes = new Set<string>();
  const loners = new Set<string>();
  let rest = await listForPass(dependencies, pass);
  // No file is sent before its record.
  const undone = new Set(rest.filter(isUnsent).map(idOf));
  while (clock.monotonicMs() - startedAtMs <= passLimitMs) {
    const free = rest.filter(({ follows }) => follows === undefined || !undone.has(follows));
    const batch = nextBatch(dependencies, pass, lanes(free, heldLanes, senders), loners);
    if (batch === null) return 'drained';
    const step = await sendBatch(dependencies, pass, batch);
    for (const id of step.doneIds ?? []) undone.delete(id);
    if (step.kind === 'end') return step.end;
    if (step.kind === 'again' && dependencies.isOvertaken()) return 'overtaken';
    if (step.kind === 'hold') {
      for (const item of batch.items) {
        if (step.ids.includes(item.id)) heldLanes.add(laneOf(item, senders));
      }
    }
    if (step.kind === 'one_by_one') for (const id of step.ids) loners.add(id);
    if (step.kind === 'next') {
      rest = rest.filter((item) => !batch.items.includes(item));
      for (const { id } of batch.items) loners.delete(id);
      // Another pass would combine again the items that this one is still sending one by one.
      if (loners.size === 0 && dependencies.isOvertaken()) return 'overtaken';
    }
  }
  return 'out_of_time';
}

async function listForPass(
  { store, change, onChange }: WalkDependencies,
  { userId, runId, revivesParked }: Pass,
): Promise<readonly OutboxItem[]> {
  const before = await store.list(userId);
  const freed = (item: OutboxItem) =>
    recover(item, runId) ?? (revivesParked && blocksItsKey(item) ? retry(item) : null);
  const changed = await change(before.filter((item) => freed(item) !== null).map(idOf), freed);
  if (changed === null) return before.map((item) => freed(item) ?? item);
  if (changed.length === 0) return before;
  onChange();
  return store.list(userId);
}

/**
 * Returns the items that may be sent, grouped by causal key and in order, each group up to the first item
 * that needs a person.
 */
function lanes(
  items: readonly OutboxItem[],
  heldLanes: ReadonlySet<string>,
  senders: PassDependencies['senders'],
): readonly Lane[] {
  const lanesByKey = new Map<string, [OutboxItem, ...OutboxItem[]]>();
  const blockedLanes = new Set(heldLanes);
  for (const item of items) {
    const key = laneOf(item, senders);
    if (blocksItsKey(item)) blockedLanes.add(key);
    if (item.progress.state !== 'waiting' || blockedLanes.has(key)) continue;
    const lane = lanesByKey.get(key);
    if (lane === undefined) lanesByKey.set(key, [item]);
    else lane.push(item);
  }
  return [...lanesByKey.values()];
}

/** Returns the item's causal key, or a key of its own if other items no longer wait for it. */
function laneOf(item: OutboxItem, senders: PassDependencies['senders']): string {
  const isAside = isSuspect(item) && senders.get(item.kind)?.stepsAside === true;
  return isAside ? item.id : item.causalKey;
}

/**
 * Returns one call's items. Senders are tried in order, and the first one whose kind is at the head of a lane
 * wins. Its call takes the beginnings of as many lanes as fit; when there are none left, items that must go
 * alone are sent one by one.
 */
function nextBatch(
  { senders, clock }: PassDependencies,
  { impatient }: Pass,
  open: readonly Lane[],
  loners: ReadonlySet<string>,
): Batch | null {
  const nowMs = clock.wallMs();
  const due = open.filter(([head]) => impatient || dueInMs(head, nowMs) === 0);
  const goesAlone = (item: OutboxItem) => loners.has(item.id) || isSuspect(item);
  for (const sender of senders.values()) {
    const ready = due.filter(([head]) => head.kind === sender.kind);
    const together = ready.flatMap((lane) => {
      const end = lane.findIndex((item) => item.kind !== sender.kind || goesAlone(item));
      return end === -1 ? lane : lane.slice(0, end);
    });
    if (together.length > 0) return { sender, items: together.slice(0, sender.maxBatch) };
    // Fewest attempts first; otherwise the same item would end every pass before the others' turn.
    const [first] = ready.toSorted(([a], [b]) => a.progress.attempts - b.progress.attempts);
    if (first !== undefined) return { sender, items: [first[0]] };
  }
  return null;
}

/** The number of attempts that may fail in this way before the item itself is suspected. */
const patience: Readonly<Record<Failure, number>> = {
  server_trouble: 2,
  // A network filter may be rejecting the content, or the connection is too slow for a large call.
  unreachable: 5,
  unanswered: 5,
  throttled: Infinity,
  unauthorized: Infinity,
  // The server accepts punches meanwhile, which must not wait behind this item.
  suspended: 1,
};

function isSuspect({ progress }: OutboxItem): boolean {
  if (progress.state !== 'waiting' || progress.failure === null) return false;
  return progress.attempts >= patience[progress.failure];
}

async function sendBatch(
  dependencies: WalkDependencies,
  { userId, runId }: Pass,
  batch: Batch,
): Promise<Step> {
  const { change, session, onChange, onAdded, reportError } = dependencies;
  const token = await session.token(userId);
  if (token.kind === 'none') return { kind: 'end', end: 'session_needed' };
  if (token.kind === 'unavailable') return { kind: 'end', end: 'no_token' };
  const taken = await change(batch.items.map(idOf), (item) => take(item, runId));
  const items = taken ?? batch.items;
  // Deleted, or sent by another tab, after they were listed.
  if (items.length === 0) return { kind: 'next' };
  onChange();
  const added = new AbortController();
  const ignore = onAdded(() => added.abort());
  const makesWay = batch.sender.makesWay === true ? added.signal : null;
  const sent = { ...batch, items };
  const answer = await callSender(session, userId, sent, token.accessToken, makesWay)
    .catch((error: unknown): Outcome => {
      reportError(error);
      return { kind: 'missed', failure: 'server_trouble', retryAfterMs: null };
    })
    .finally(ignore);
  const isAborted = answer.kind === 'missed' && makesWay?.aborted === true;
  const outcome: Outcome = isAborted ? { kind: 'partial' } : answer;
  const step = await record(dependencies, runId, items, outcome);
  onChange();
  return step;
}

type Outcome =
  | Exclude<CallOutcome, { kind: 'unauthorized' }>
  | { kind: 'no_token' | 'session_needed' };

/** Calls the sender; a refused token is renewed once. */
export async function callSender(
  session: SendingSession,
  userId: string,
  { sender, items }: Batch,
  accessToken: string,
  makesWay: AbortSignal | null,
): Promise<Outcome> {
  const send = (token: string) =>
    sender.send(items, { accessToken: token, signal: deadline(makesWay) });
  const first = await send(accessToken);
  if (first.kind !== 'unauthorized') return first;
  const token = await session.renew(userId, accessToken);
  if (token.kind === 'none') return { kind: 'session_needed' };
  if (token.kind === 'unavailable') return { kind: 'no_token' };
  const second = await send(token.accessToken);
  if (second.kind !== 'unauthorized') return second;
  return { kind: 'missed', failure: 'unauthorized', retryAfterMs: null };
}

/** Aborts after a call's time limit, or earlier if the given signal does. */
function deadline(sooner: AbortSignal | null): AbortSignal {
  const timeout = AbortSignal.timeout(callTimeoutMs);
  if (sooner === null) return timeout;
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (sooner.aborted) abort();
  for (const signal of [timeout, sooner]) signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}

async function record(
  { change, clock, random }: WalkDependencies,
  runId: string,
  items: readonly OutboxItem[],
  outcome: Outcome,
): Promise<Step> {
  const ids = items.map(idOf);
  const nowMs = clock.wallMs();
  const missAll = (
    missed: readonly OutboxItem[],
    failure: Failure,
    retryAfterMs: number | null,
  ) => {
    // One random draw for all: items sent together become due together and are retried in one call.
    const drawn = random();
    return change(missed.map(idOf), (item) => {
      const pause = pauseMs(item.progress.attempts + 1, retryAfterMs, () => drawn);
      return miss(item, runId, { failure, nowMs, pauseMs: pause });
    });
  };

  if (outcome.kind === 'answered') {
    const verdictsById = new Map(outcome.verdicts.map((verdict) => [verdict.id, verdict]));
    await change(ids, (item) => {
      const verdict = verdictsById.get(item.id);
      return verdict === undefined ? null : settle(item, verdict, nowMs);
    });
    const doneIds = outcome.verdicts.filter(({ result }) => result === 'done').map(({ id }) => id);
    const unanswered = items.filter(({ id }) => !verdictsById.has(id));
    if (unanswered.length === 0) return { kind: 'next', doneIds };
    await missAll(unanswered, 'unanswered', null);
    return { kind: 'hold', ids: unanswered.map(idOf), doneIds };
  }
  if (outcome.kind === 'missed') {
    await missAll(items, outcome.failure, outcome.retryAfterMs);
    return outcome.failure === 'server_trouble' || outcome.failure === 'suspended'
      ? { kind: 'hold', ids }
      : { kind: 'end', end: 'missed' };
  }
  if (outcome.kind === 'refused' && ids.length === 1) {
    const { status, code, message } = outcome;
    const reason = { by: 'call', status, code, message } as const;
    await change(ids, (item) => refuseCall(item, runId, reason));
    return { kind: 'hold', ids };
  }
  await change(ids, (item) => release(item, runId));
  if (outcome.kind === 'partial') return { kind: 'again' };
  return outcome.kind === 'refused'
    ? { kind: 'one_by_one', ids }
    : { kind: 'end', end: outcome.kind };
}

function idOf(item: OutboxItem): string {
  return item.id;
}
