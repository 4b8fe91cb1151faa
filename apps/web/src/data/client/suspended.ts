import type { CallOutcome } from '../outbox/sender.ts';

/** The message of every part of the server to a suspended company (`app.refuse_suspended`). */
export const suspendedMessage = 'company_suspended';

/** The outcome of an outbox call for a suspended company: its items wait. */
export const suspended = {
  kind: 'missed',
  failure: 'suspended',
  retryAfterMs: null,
} as const satisfies CallOutcome;
