import type { CallOutcome } from '../outbox/sender.ts';

/** What every part of the server says to a suspended company (`app.refuse_suspended`). */
export const suspendedMessage = 'company_suspended';

/** Of a call that the outbox makes: what it carried waits. */
export const suspended = {
  kind: 'missed',
  failure: 'suspended',
  retryAfterMs: null,
} as const satisfies CallOutcome;
