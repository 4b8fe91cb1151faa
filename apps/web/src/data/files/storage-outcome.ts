import { suspended, suspendedMessage } from '../client/suspended.ts';
import type { CallOutcome } from '../outbox/sender.ts';

export function stored(id: string): CallOutcome {
  return { kind: 'answered', verdicts: [{ id, result: 'done', answer: null }] };
}

/**
 * Returns the meaning of the storage's refusal for a file whose path contains its id. A permanent refusal is
 * returned as a verdict, so that it blocks nothing.
 */
export function refusedFile(
  id: string,
  { code, message }: { readonly code: string; readonly message: string },
): CallOutcome {
  // It was sent before, and the answer was lost: the path belongs to this file only.
  if (code === 'KeyAlreadyExists' || code === 'Duplicate') return stored(id);
  if (message === suspendedMessage) return suspended;
  // The storage uses one code both for an invalid token and for a path that isn't the caller's.
  const isDenied = ['AccessDenied', 'Unauthorized', 'InvalidJWT'].includes(code);
  if (isDenied && !message.includes('row-level security')) return { kind: 'unauthorized' };
  if (code === 'ResourceLocked') {
    return { kind: 'missed', failure: 'server_trouble', retryAfterMs: null };
  }
  return {
    kind: 'answered',
    verdicts: [{ id, result: 'attention', code, answer: { message } }],
  };
}
