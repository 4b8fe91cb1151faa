import type { Failure, ItemVerdict, OutboxItem } from './item.ts';

/** Knows how to send the items of one kind. Sending an item twice must be harmless. */
export type Sender = {
  readonly kind: string;
  /** How many items one call takes at most, of however many causal keys. */
  readonly maxBatch: number;
  /** What comes behind an item of this kind waits for it only as long as it is likely to go soon. */
  readonly stepsAside?: boolean;
  /** What the device's storage does not take may be sent at once: it may overtake what is kept. */
  readonly mayGoUnkept?: boolean;
  /** Its calls are aborted when an item is added: what was sent of them is not lost. */
  readonly makesWay?: boolean;
  /**
   * Sends items of one user, those of one causal key in their order and side by side. Never throws
   * for what a network or a server can do; gives up when `signal` aborts, with `missed`.
   */
  send(items: readonly OutboxItem[], call: SenderCall): Promise<CallOutcome>;
};

export type SenderCall = { readonly accessToken: string; readonly signal: AbortSignal };

export type CallOutcome =
  | { readonly kind: 'answered'; readonly verdicts: readonly ItemVerdict[] }
  | { readonly kind: 'unauthorized' }
  /** The server has more of it than before, and not all. */
  | { readonly kind: 'partial' }
  /** Refused as a whole, by our server, for good. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      readonly message: string;
    }
  | {
      readonly kind: 'missed';
      readonly failure: Failure;
      /** How long the server asked to be left alone. */
      readonly retryAfterMs: number | null;
    };

/** No connection, no answer in time, or none of our server. */
export const unreachable: CallOutcome & { readonly kind: 'missed' } = {
  kind: 'missed',
  failure: 'unreachable',
  retryAfterMs: null,
};

/** Tokens for sending: always asked for one user, so that no one sends for someone else. */
export type SendingSession = {
  /** A token of this user's session; refreshed when it is about to expire. */
  token(userId: string): Promise<TokenAnswer>;
  /** Another token after the server refused this one. */
  renew(userId: string, refusedToken: string): Promise<TokenAnswer>;
};

export type TokenAnswer =
  | { readonly kind: 'token'; readonly accessToken: string }
  /** There is a session, but no valid token can be had just now. */
  | { readonly kind: 'unavailable' }
  /** This user has no session here: someone must sign in. */
  | { readonly kind: 'none' };
