import { widthHook } from './use-is-phone.ts';

/** Narrower than the styles’ `xl`: beside the rail there is less room than on a desktop. Phones too. */
export const useIsNarrow = widthHook(1280);
