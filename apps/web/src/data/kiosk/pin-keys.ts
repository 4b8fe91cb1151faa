import { pinIterations, pinLength, pinProofText, type KioskPin } from '@muster/contract/kiosk';
import { secrets } from '../../platform/secrets.ts';

/** The stored form of a PIN. The PIN itself never leaves the browser that made it. */
type StoredPin = {
  readonly salt: string;
  readonly hash: string;
  readonly proof_key: string;
  readonly iterations: number;
};

/**
 * Derives two values from the PIN's slow key: a hash that tablets receive, to check a typed PIN, and a proof key that
 * only the typed PIN can restore, to prove it to the server. docs/decisions/0020.
 */
export async function derivePin(pin: string): Promise<StoredPin> {
  const salt = secrets.randomHex(16);
  const key = await secrets.slowKeyOf(pin, salt, pinIterations);
  return {
    salt,
    iterations: pinIterations,
    hash: await checkOf(key),
    proof_key: await proofOf(key),
  };
}

/** A correctly typed PIN: it proves punches, then is dropped. */
export type ProvenPin = {
  prove(punch: {
    readonly id: string;
    readonly kind: string;
    readonly deviceAt: string;
  }): Promise<string>;
};

/** Returns null if the PIN is wrong. `deviceKey` is the tablet's own. */
export async function checkPin(
  typed: string,
  pin: KioskPin,
  deviceKey: CryptoKey,
): Promise<ProvenPin | null> {
  const key = await secrets.slowKeyOf(typed, pin.salt, pin.iterations);
  const check = await secrets.mac(deviceKey, await checkOf(key));
  if (check !== pin.hash) return null;
  const proofKey = await secrets.keyOf(await proofOf(key));
  return {
    prove: async (punch) =>
      secrets.mac(deviceKey, await secrets.mac(proofKey, pinProofText(punch))),
  };
}

const checkOf = (key: CryptoKey) => secrets.mac(key, 'muster kiosk check');
export const proofOf = (key: CryptoKey) => secrets.mac(key, 'muster kiosk proof');

/** Returns a random PIN that isn't a weak one. */
export function randomPin(): string {
  for (;;) {
    const pin = String(secrets.randomBelow(10 ** pinLength)).padStart(pinLength, '0');
    if (!isWeakPin(pin)) return pin;
  }
}

const favourites = new Set(['112233', '121212', '123123', '131313', '159753', '147258', '123321']);

/**
 * Whether a PIN is among the first that someone would try: fewer than three different digits, a sequence up
 * or down, a repeated half, or one of the most common PINs.
 */
export function isWeakPin(pin: string): boolean {
  const digits = Array.from(pin, Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  const isRow = steps.size === 1;
  return (
    new Set(digits).size < 3 || isRow || pin.slice(0, 3) === pin.slice(3) || favourites.has(pin)
  );
}
