import type { KioskPin } from '@muster/contract/kiosk';
import { checkPin, type ProvenPin } from '../../data/kiosk/pin-keys.ts';

/** The longest that someone in front of the tablet should wait to learn that a PIN is wrong. */
const patienceMs = 3_000;

/**
 * Checks a typed PIN against what the tablet knows. Someone may have a newer PIN, so the server is asked before one is
 * rejected. If it doesn't answer in time, the tablet's own knowledge decides.
 */
export async function checkTyped(
  typed: string,
  known: KioskPin,
  deviceKey: CryptoKey,
  askForPin: () => Promise<KioskPin | null>,
  withinMs = patienceMs,
): Promise<ProvenPin | null> {
  const proven = await checkPin(typed, known, deviceKey);
  if (proven !== null) return proven;
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), withinMs));
  const news = await Promise.race([askForPin(), tooLate]);
  const isYounger = news !== null && (news.hash !== known.hash || news.salt !== known.salt);
  return isYounger ? checkPin(typed, news, deviceKey) : null;
}
