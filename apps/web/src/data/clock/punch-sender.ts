import type { OutboxServer } from '../client/outbox-call.ts';
import { type Sender, unreachable } from '../outbox/sender.ts';
import { codeInTime } from './code-in-time.ts';

export const punchItemKind = 'punch';

/**
 * About 30 KB: it gets through within a call's deadline on the slowest usable connection, and stays far below
 * the server's limit of 500 punches.
 */
const maxBatch = 50;

/** The code that sends punches. */
const loadSending = () => import('./send-punches.ts');

/** Loads the code before the first punch, because the build that serves it may have been replaced by then. */
export const fetchPunchSending: () => Promise<unknown> = loadSending;

/** Sends punches with code that loads with the first one, so that no screen waits for it. */
export function createPunchSender(server: OutboxServer): Sender {
  return {
    kind: punchItemKind,
    maxBatch,
    mayGoUnkept: true,
    send: async (items, call) => {
      // If the app's own files can't be loaded, the server could not be reached either.
      const module = await codeInTime(loadSending, call.signal);
      return module === null ? unreachable : module.sendPunches(server, items, call);
    },
  };
}
