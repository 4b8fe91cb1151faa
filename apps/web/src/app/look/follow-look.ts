import { speak } from '../i18n/strings.ts';
import { applyLook } from './apply-look.ts';
import type { LookStore } from './look.ts';

/**
 * Puts the look and every change of it on the page, the first one at once: the page is not painted
 * before the shell has run. Resolves when the strings of the language are there.
 */
export async function followLook(look: LookStore): Promise<void> {
  let { language } = look.current();
  look.subscribe(() => {
    const next = look.current();
    applyLook(next);
    if (next.language !== language) {
      language = next.language;
      void speak(language);
    }
  });
  applyLook(look.current());
  await speak(language);
}
