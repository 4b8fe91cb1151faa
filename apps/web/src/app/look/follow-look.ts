import type { LocalStore } from '../../platform/local-store.ts';
import { speak } from '../i18n/strings.ts';
import { applyLook } from './apply-look.ts';
import type { LookStore } from './look.ts';

/** Puts every change of the look on the page. Resolves once the first language can be read. */
export async function followLook(look: LookStore, localStore: LocalStore): Promise<void> {
  let { language } = look.current();
  look.subscribe(() => {
    const next = look.current();
    applyLook(next, localStore);
    if (next.language !== language) {
      language = next.language;
      void speak(language);
    }
  });
  applyLook(look.current(), localStore);
  await speak(language);
}
