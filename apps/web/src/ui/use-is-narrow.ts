import { widthHook } from './use-is-phone.ts';

/** Beside the rail there is less room than on a desktop: a tablet, a small window. Phones too. */
export const useIsNarrow = widthHook(1280);
