import type { TestServer } from '@muster/testkit';
import type { Target } from './target.ts';

const noMailbox = () => Promise.reject(new Error('This test reads no mails.'));

/** Wraps a server that a test started, for use with the helpers. */
export function targetOf({ url, anonKey, serviceRoleKey, stop }: TestServer): Target {
  return { url, anonKey, serviceRoleKey, mailTo: noMailbox, mailsTo: noMailbox, stop };
}
