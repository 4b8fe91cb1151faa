import type { Clock } from '../../platform/clock.ts';
import { dueInMs, pauseMs } from './backoff.ts';
import {
  blocksItsKey,
  type Failure,
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

/** `drained`: everything that was due has been tried. `missed`: a call brought no verdict. */
export type PassEnd = 'drained' | 'missed' | 'no_token' | 'session_needed' | 'out_of_time';

export type PassDependencies = {
  readonly store: OutboxStore;
  readonly senders: ReadonlyMap<string, Sender>;
  readonly session: SendingSession;
  readonly clock: Clock;
  readonly random: () => number;
  /** Told whenever items changed. */
  readonly onChange: () => void;
};

export type Pass = {
  readonly userId: string;
  /** Names this pass on the items that it sends. */
  readonly runId: string;
  /** Tries what waits for its next attempt as well. */
  readonly impatient: boolean;
  /** Tries what a whole call parked as well. */
  readonly revivesParked: boolean;
};

type Batch = { readonly sender: Sender; readonly items: readonly OutboxItem[] };

/** What a batch means for the rest of the pass. */
type Step = 'next' | 'one_by_one' | 'key_blocked' | 'missed' | 'no_token' | 'session_needed';

/** A little more than requests are given: only a sender that forgets its own deadline meets it. */
const callTimeoutMs = 25_000;
/** After about this long the lock is given back, for a fresh look at what there is. */
const passLimitMs = 60_000;

/** One walk over the user's unsent items, under the outbox lock. Throws `StorageError`. */
export async function runPass(dependencies: PassDependencies, pass: Pass): Promise<PassEnd> {
  const { clock } = dependencies;
  const startedAtMs = clock.monotonicMs();
  for (const lane of lanes(await listForPass(dependencies, pass))) {
    let rest = lane;
    let alone = false;
    while (rest.length > 0) {
      if (clock.monotonicMs() - startedAtMs > passLimitMs) return 'out_of_time';
      const batch = nextBatch(dependencies, pass, rest, alone);
      if (batch === null) break;
      const step = await sendBatch(dependencies, pass, batch);
      if (step === 'key_blocked') break;
      if (step === 'one_by_one') alone = true;
      else if (step === 'next') rest = rest.slice(batch.items.length);
      else return step;
    }
  }
  return 'drained';
}

async function listForPass(
  { store, onChange }: PassDependencies,
  { userId, runId, revivesParked }: Pass,
): Promise<readonly OutboxItem[]> {
  const before = await store.list(userId);
  const changed = await store.change(
    before.filter((item) => item.progress.state === 'sending' || blocksItsKey(item)).map(idOf),
    (item) => recover(item, runId) ?? (revivesParked && blocksItsKey(item) ? retry(item) : null),
  );
  if (changed.length === 0) return before;
  onChange();
  return store.list(userId);
}

/** What may be sent, by causal key, in order, up to the first item that a person must look at. */
function lanes(items: readonly OutboxItem[]): Iterable<readonly OutboxItem[]> {
  const lanesByKey = new Map<string, OutboxItem[]>();
  const blockedKeys = new Set<string>();
  for (const item of items) {
    if (blocksItsKey(item)) blockedKeys.add(item.causalKey);
    if (item.progress.state !== 'waiting' || blockedKeys.has(item.causalKey)) continue;
    const lane = lanesByKey.get(item.causalKey) ?? [];
    lane.push(item);
    lanesByKey.set(item.causalKey, lane);
  }
  return lanesByKey.values();
}

function nextBatch(
  { senders, clock }: PassDependencies,
  { impatient }: Pass,
  rest: readonly OutboxItem[],
  alone: boolean,
): Batch | null {
  const head = rest[0];
  const sender = head && senders.get(head.kind);
  if (head === undefined || sender === undefined) return null;
  if (!impatient && dueInMs(head, clock.wallMs()) > 0) return null;
  const otherKind = rest.findIndex((item) => item.kind !== head.kind);
  const sameKind = otherKind === -1 ? rest : rest.slice(0, otherKind);
  return { sender, items: sameKind.slice(0, alone || isSuspect(head) ? 1 : sender.maxBatch) };
}

/** The server fell over it twice: perhaps over this very item, and not over those behind it. */
function isSuspect({ progress }: OutboxItem): boolean {
  return (
    progress.state === 'waiting' && progress.failure === 'server_trouble' && progress.attempts >= 2
  );
}

async function sendBatch(
  dependencies: PassDependencies,
  { userId, runId }: Pass,
  batch: Batch,
): Promise<Step> {
  const { store, session, onChange } = dependencies;
  const token = await session.token(userId);
  if (token.kind === 'none') return 'session_needed';
  if (token.kind === 'unavailable') return 'no_token';
  const items = await store.change(batch.items.map(idOf), (item) => take(item, runId));
  // Deleted, or sent by another tab, since they were listed.
  if (items.length === 0) return 'next';
  onChange();
  const outcome = await call(session, userId, { ...batch, items }, token.accessToken);
  const step = await record(dependencies, runId, items, outcome);
  onChange();
  return step;
}

type Outcome =
  | Exclude<CallOutcome, { kind: 'unauthorized' }>
  | { kind: 'no_token' | 'session_needed' };

/** A refused token is renewed once. */
async function call(
  session: SendingSession,
  userId: string,
  { sender, items }: Batch,
  accessToken: string,
): Promise<Outcome> {
  const send = (token: string) =>
    sender.send(items, { accessToken: token, signal: AbortSignal.timeout(callTimeoutMs) });
  const first = await send(accessToken);
  if (first.kind !== 'unauthorized') return first;
  const token = await session.renew(userId, accessToken);
  if (token.kind === 'none') return { kind: 'session_needed' };
  if (token.kind === 'unavailable') return { kind: 'no_token' };
  const second = await send(token.accessToken);
  if (second.kind !== 'unauthorized') return second;
  return { kind: 'missed', failure: 'unauthorized', retryAfterMs: null };
}

async function record(
  { store, clock, random }: PassDependencies,
  runId: string,
  items: readonly OutboxItem[],
  outcome: Outcome,
): Promise<Step> {
  const ids = items.map(idOf);
  const nowMs = clock.wallMs();
  const missAll = (missedIds: readonly string[], failure: Failure, retryAfterMs: number | null) =>
    store.change(missedIds, (item) => {
      const pause = pauseMs(item.progress.attempts + 1, retryAfterMs, random);
      return miss(item, runId, { failure, nowMs, pauseMs: pause });
    });

  if (outcome.kind === 'answered') {
    const verdictsById = new Map(outcome.verdicts.map((verdict) => [verdict.id, verdict]));
    await store.change(ids, (item) => {
      const verdict = verdictsById.get(item.id);
      return verdict === undefined ? null : settle(item, verdict, nowMs);
    });
    const unanswered = ids.filter((id) => !verdictsById.has(id));
    if (unanswered.length === 0) return 'next';
    await missAll(unanswered, 'unanswered', null);
    return 'key_blocked';
  }
  if (outcome.kind === 'missed') {
    await missAll(ids, outcome.failure, outcome.retryAfterMs);
    return outcome.failure === 'server_trouble' ? 'key_blocked' : 'missed';
  }
  if (outcome.kind === 'refused' && ids.length === 1) {
    const { status, code, message } = outcome;
    const reason = { by: 'call', status, code, message } as const;
    await store.change(ids, (item) => refuseCall(item, runId, reason));
    return 'key_blocked';
  }
  await store.change(ids, (item) => release(item, runId));
  return outcome.kind === 'refused' ? 'one_by_one' : outcome.kind;
}

function idOf(item: OutboxItem): string {
  return item.id;
}
