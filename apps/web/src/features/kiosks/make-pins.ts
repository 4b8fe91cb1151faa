import { verdictSchema } from '@muster/contract/verdict';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import type { ChangeSender } from '../../data/client/send-change.ts';
import type { Api } from '../../data/client/api.ts';
import { derivePin, randomPin } from '../../data/kiosk/pin-keys.ts';
import type { PinPerson } from './pins-query.ts';

export type MadePin = { readonly person: PinPerson; readonly pin: string };

/** The most that the server accepts in one call. */
const batchSize = 100;

/**
 * Makes random PINs that only this browser knows: the server gets values derived from them. All are made before the
 * first batch is sent; if a later batch fails, the earlier ones stay in effect.
 *
 * @throws DataError
 */
export async function makePins(
  { api, repeat }: Pick<ChangeSender, 'repeat'> & { readonly api: Api },
  people: readonly PinPerson[],
  onProgress: (done: number) => void,
): Promise<readonly MadePin[]> {
  const made: (MadePin & { readonly stored: object })[] = [];
  for (const person of people) {
    const pin = randomPin();
    made.push({ person, pin, stored: { person_id: person.person_id, ...(await derivePin(pin)) } });
    onProgress(made.length);
  }
  for (let from = 0; from < made.length; from += batchSize) {
    const pins = made.slice(from, from + batchSize).map(({ stored }) => stored);
    // Setting the same PINs twice does no harm; the derived values are stored in one place only.
    okOrThrow(await repeat(() => api.rpc('set_person_pins', { pins }, verdictSchema)));
  }
  return made;
}
