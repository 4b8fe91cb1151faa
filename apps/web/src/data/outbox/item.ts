/** The states of an outbox item and all transitions between them; `SPEC.md` is the authority. */

/** Something that the device did and still has to report to the server. `payload` never changes. */
export type OutboxItem = NewOutboxItem & {
  /** Increases with each item of the database and is never reused. */
  readonly order: number;
  readonly progress: Progress;
};

export type NewOutboxItem = {
  /** The idempotency key by which the server identifies the item. */
  readonly id: string;
  /** Selects the sender. */
  readonly kind: string;
  /** The user whose session may send it. */
  readonly userId: string;
  /** The person it is about. */
  readonly personId: string;
  /** Items with the same key are sent in order; a parked one blocks no other key. */
  readonly causalKey: string;
  readonly deviceId: string;
  /** Counts the items of this kind on the device: 1, 2, 3, ... */
  readonly deviceSeq: number;
  readonly payload: unknown;
  readonly payloadVersion: number;
  /** The device's clock, epoch milliseconds. */
  readonly addedAtMs: number;
  /** Facts about the record's files. Each file is an item of its own as well. */
  readonly files?: readonly FileFacts[] | undefined;
  /** The id of a file's record. */
  readonly follows?: string | undefined;
};

/** A file's metadata without its bytes. */
export type FileFacts = {
  readonly id: string;
  /** The file's purpose in the terms of its record's kind, such as `photo`. */
  readonly purpose: string;
  readonly mimeType: string;
  /** Bytes. */
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
};

export type Progress =
  | {
      readonly state: 'waiting';
      /** Calls that returned no verdict. */
      readonly attempts: number;
      /** The device's clock; null for at once. */
      readonly nextAttemptAtMs: number | null;
      readonly failure: Failure | null;
    }
  | { readonly state: 'sending'; readonly attempts: number; readonly runId: string }
  | { readonly state: 'attention'; readonly attempts: number; readonly reason: AttentionReason }
  | {
      readonly state: 'done';
      readonly attempts: number;
      readonly doneAtMs: number;
      /** The server's answer, as returned by the kind's sender. */
      readonly answer: unknown;
    };

/** Why a call returned no verdict. */
export type Failure =
  | 'unreachable'
  | 'server_trouble'
  | 'throttled'
  | 'unauthorized'
  | 'unanswered'
  /** The platform has suspended the company: everything except punches waits until that is lifted. */
  | 'suspended';

export type AttentionReason =
  /** The server looked at this item and refused it. */
  | { readonly by: 'verdict'; readonly code: string; readonly answer: unknown }
  /** The call was refused as a whole, with this item alone in it. */
  | {
      readonly by: 'call';
      readonly status: number;
      readonly code: string;
      readonly message: string;
    };

/** A sender's verdict on one item. */
export type ItemVerdict =
  | { readonly id: string; readonly result: 'done'; readonly answer: unknown }
  | {
      readonly id: string;
      readonly result: 'attention';
      readonly code: string;
      readonly answer: unknown;
    };

/** The item after the transition, or null if the transition does not apply to it. */
type Transition = OutboxItem | null;

export const freshProgress: Progress = {
  state: 'waiting',
  attempts: 0,
  nextAttemptAtMs: null,
  failure: null,
};

export function take(item: OutboxItem, runId: string): Transition {
  const { progress } = item;
  if (progress.state !== 'waiting') return null;
  return { ...item, progress: { state: 'sending', attempts: progress.attempts, runId } };
}

export function settle(item: OutboxItem, verdict: ItemVerdict, nowMs: number): Transition {
  const { state, attempts } = item.progress;
  if (state === 'done') return null;
  const progress: Progress =
    verdict.result === 'done'
      ? { state: 'done', attempts, doneAtMs: nowMs, answer: verdict.answer }
      : {
          state: 'attention',
          attempts,
          reason: { by: 'verdict', code: verdict.code, answer: verdict.answer },
        };
  return { ...item, progress };
}

export function refuseCall(
  item: OutboxItem,
  runId: string,
  reason: Extract<AttentionReason, { by: 'call' }>,
): Transition {
  if (!isSendingIn(item, runId)) return null;
  const { attempts } = item.progress;
  return { ...item, progress: { state: 'attention', attempts: attempts + 1, reason } };
}

/** `pauseMs` is how long to wait before the next attempt. */
export function miss(
  item: OutboxItem,
  runId: string,
  missed: { readonly failure: Failure; readonly nowMs: number; readonly pauseMs: number },
): Transition {
  if (!isSendingIn(item, runId)) return null;
  return {
    ...item,
    progress: {
      state: 'waiting',
      attempts: item.progress.attempts + 1,
      nextAttemptAtMs: missed.nowMs + missed.pauseMs,
      failure: missed.failure,
    },
  };
}

export function release(item: OutboxItem, runId: string): Transition {
  return isSendingIn(item, runId) ? backToWaiting(item) : null;
}

/** For the start of a pass. Only one pass may send at a time, so any other run is dead. */
export function recover(item: OutboxItem, runId: string): Transition {
  return item.progress.state === 'sending' && !isSendingIn(item, runId)
    ? backToWaiting(item)
    : null;
}

export function retry(item: OutboxItem): Transition {
  return item.progress.state === 'attention' ? { ...item, progress: freshProgress } : null;
}

/** Deleting an item while it is being sent would hide what the server is about to record. */
export function canDiscard(item: OutboxItem): boolean {
  return item.progress.state === 'waiting' || item.progress.state === 'attention';
}

export function isUnsent(item: Pick<OutboxItem, 'progress'>): boolean {
  return item.progress.state !== 'done';
}

/** True when later items of its causal key must wait for a person. */
export function blocksItsKey(item: OutboxItem): boolean {
  return item.progress.state === 'attention' && item.progress.reason.by === 'call';
}

function isSendingIn(item: OutboxItem, runId: string): boolean {
  return item.progress.state === 'sending' && item.progress.runId === runId;
}

function backToWaiting(item: OutboxItem): OutboxItem {
  return { ...item, progress: { ...freshProgress, attempts: item.progress.attempts } };
}
