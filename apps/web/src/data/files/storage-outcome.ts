import { suspended, suspendedMessage } from '../client/suspended.ts';
import type { CallOutcome } from '../outbox/sender.ts';

export function stored(id: string): CallOutcome {
  return { kind: 'answered', verdicts: [{ id, result: 'done', answer: null }] };
}

/**
 * What a refusal of the storage means for a file whose path has its id in it. One for good is told as a
 * verdict: it holds nothing back.
 */
export function refusedFile(
  id: string,
  { code, message }: { readonly code: string; readonly message: string },
): CallOutcome {
  // Sent before, and the answer lost on its way: the path is this file's alone.
  if (code === 'KeyAlreadyExists' || code === 'Duplicate') return stored(id);
  if (message === suspendedMessage) return suspended;
  // The storage has one code for a token it does not take and for a place that is not the caller's.
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
