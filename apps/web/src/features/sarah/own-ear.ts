import type { Language } from '@muster/domain/languages';
import type { Speech } from '../../platform/speech/speech.ts';

/** True when the device recognizes the language without anything of ours. */
export async function hasOwnEar({ ears }: Speech, lang: Language): Promise<boolean> {
  const ready = await Promise.all(ears.map((ear) => ear.isLocal && ear.isReady(lang)));
  return ready.includes(true);
}
