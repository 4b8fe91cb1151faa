import { secrets } from '../../platform/secrets.ts';
import { proofOf } from './pin-keys.ts';

/** Returns the proof of a text under a typed PIN. Only the server can tell whether the PIN was right. */
export async function provePin(
  typed: string,
  pin: { readonly salt: string; readonly iterations: number },
  text: string,
): Promise<string> {
  const key = await secrets.slowKeyOf(typed, pin.salt, pin.iterations);
  return secrets.mac(await secrets.keyOf(await proofOf(key)), text);
}
