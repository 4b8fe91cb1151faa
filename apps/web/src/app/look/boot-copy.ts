import type { BrandStyle } from '../branding/brand-style.ts';
import type { Language } from '../i18n/languages.ts';

/** Read by `public/boot.js` before anything is painted. */
export const bootCopyKey = 'muster.boot';

export type BootCopy = BrandStyle & { readonly language: Language };
