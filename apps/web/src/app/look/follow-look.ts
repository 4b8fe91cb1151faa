import { speak } from '../i18n/strings.ts';
import type { Look, LookStore } from './look.ts';

/**
 * Puts the look and every change of it on the page, the first one at once. Resolves when the strings
 * of the language are there.
 */
export async function followLook(look: LookStore, paint: (look: Look) => void): Promise<void> {
  let { language } = look.current();
  look.subscribe(() => {
    const next = look.current();
    paint(next);
    if (next.language !== language) {
      language = next.language;
      void speak(language);
    }
  });
  paint(look.current());
  await speak(language);
}
