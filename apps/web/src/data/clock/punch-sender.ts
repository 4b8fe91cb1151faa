import type { OutboxServer } from '../client/outbox-call.ts';
import { type Sender, unreachable } from '../outbox/sender.ts';
import { codeInTime } from './code-in-time.ts';

export const punchItemKind = 'punch';

/**
 * Some 30 KB: through within a call's deadline on the worst line that carries anything, and far from
 * the 500 punches that the server takes.
 */
const maxBatch = 50;

/** The code that sends. */
const loadSending = () => import('./send-punches.ts');

/** Has it at hand before the first punch: the build that serves it may have been replaced by then. */
export const fetchPunchSending: () => Promise<unknown> = loadSending;

/** Sends punches by code that comes with the first of them: no screen waits for it. */
export function createPunchSender(server: OutboxServer): Sender {
  return {
    kind: punchItemKind,
    maxBatch,
    mayGoUnkept: true,
    send: async (items, call) => {
      // Where the app's own files cannot be had, the server could not be reached either.
      const module = await codeInTime(loadSending, call.signal);
      return module === null ? unreachable : module.sendPunches(server, items, call);
    },
  };
}
