import { secrets } from '../../platform/secrets.ts';
import { proofOf } from './pin-keys.ts';

/** What a typed PIN makes of a text. Whether it was the right PIN only the server can tell. */
export async function provePin(
  typed: string,
  pin: { readonly salt: string; readonly iterations: number },
  text: string,
): Promise<string> {
  const key = await secrets.slowKeyOf(typed, pin.salt, pin.iterations);
  return secrets.mac(await secrets.keyOf(await proofOf(key)), text);
}
