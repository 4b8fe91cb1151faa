import { speak } from '../i18n/strings.ts';
import type { Look, LookStore } from './look.ts';

/**
 * Applies the look and every change of it to the page, the first one right away. Resolves once the strings of the
 * language have loaded.
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
