import { freshProgress, type OutboxItem, settle } from './item.ts';
import { callSender, type PassDependencies } from './pass.ts';
import type { StoreDraft } from './store.ts';

/** Counts for this page, which takes the place of a device here: both end together. */
let lastSeq = 0;

/**
 * Sends items that the device's storage did not accept. Returns the items once the server has all of them; null if they
 * may not be sent this way, or if the server has not confirmed them.
 *
 * @param unkept items that were sent this way before, by id: a retry must be identical for the server
 */
export async function sendUnkept(
  { senders, session, clock }: Pick<PassDependencies, 'senders' | 'session' | 'clock'>,
  drafts: readonly StoreDraft[],
  unkept: Map<string, OutboxItem>,
): Promise<readonly OutboxItem[] | null> {
  const sender = senders.get(drafts[0]?.kind ?? '');
  if (sender?.mayGoUnkept !== true || drafts.length > sender.maxBatch) return null;
  if (drafts.some(({ kind, bytes }) => kind !== sender.kind || bytes !== undefined)) return null;
  const items = drafts.map(({ id, build }): OutboxItem => {
    lastSeq += 1;
    const built = { ...build({ deviceId: clock.boot, deviceSeq: lastSeq }), order: lastSeq };
    return unkept.get(id) ?? { ...built, progress: freshProgress };
  });
  const userId = items[0]?.userId ?? '';
  const token = await session.token(userId);
  if (token.kind !== 'token') return null;
  for (const item of items) unkept.set(item.id, item);
  const outcome = await callSender(session, userId, { sender, items }, token.accessToken, null);
  if (outcome.kind !== 'answered') return null;
  const settled = items.map((item) => {
    const verdict = outcome.verdicts.find(({ id }) => id === item.id);
    return (verdict && settle(item, verdict, clock.wallMs())) ?? item;
  });
  for (const item of settled) unkept.set(item.id, item);
  return settled.every(({ progress }) => progress.state === 'done') ? settled : null;
}
