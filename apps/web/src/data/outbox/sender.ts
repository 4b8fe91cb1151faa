import type { Failure, ItemVerdict, OutboxItem } from './item.ts';

/** Sends the items of one kind. Sending an item twice must be harmless. */
export type Sender = {
  readonly kind: string;
  /** The maximum number of items per call, across any number of causal keys. */
  readonly maxBatch: number;
  /** Items behind one of this kind wait for it only while it is likely to be sent soon. */
  readonly stepsAside?: boolean;
  /** If the device can't store an item, it may be sent at once, possibly before items that are stored. */
  readonly mayGoUnkept?: boolean;
  /** Its calls are aborted when an item is added; the part already sent is not lost. */
  readonly makesWay?: boolean;
  /**
   * Sends items of one user; those with the same causal key are adjacent and in order. Never throws for a
   * network or server failure; returns `missed` when `signal` aborts.
   */
  send(items: readonly OutboxItem[], call: SenderCall): Promise<CallOutcome>;
};

export type SenderCall = { readonly accessToken: string; readonly signal: AbortSignal };

export type CallOutcome =
  | { readonly kind: 'answered'; readonly verdicts: readonly ItemVerdict[] }
  | { readonly kind: 'unauthorized' }
  /** The server has more of the file than before, but not all of it. */
  | { readonly kind: 'partial' }
  /** Permanently refused as a whole by our server. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      readonly message: string;
    }
  | {
      readonly kind: 'missed';
      readonly failure: Failure;
      /** The pause that the server asked for. */
      readonly retryAfterMs: number | null;
    };

/** No connection, no answer in time, or an answer that isn't our server's. */
export const unreachable: CallOutcome & { readonly kind: 'missed' } = {
  kind: 'missed',
  failure: 'unreachable',
  retryAfterMs: null,
};

/** Tokens for sending. Each request names the user, so that no one sends for someone else. */
export type SendingSession = {
  /** Returns a token of this user's session, refreshed if it is about to expire. */
  token(userId: string): Promise<TokenAnswer>;
  /** Returns a new token after the server refused this one. */
  renew(userId: string, refusedToken: string): Promise<TokenAnswer>;
};

export type TokenAnswer =
  | { readonly kind: 'token'; readonly accessToken: string }
  /** There is a session, but no valid token is available right now. */
  | { readonly kind: 'unavailable' }
  /** This user has no session here: someone must sign in. */
  | { readonly kind: 'none' };
