/**
 * Places that a language model suggests for pieces in the tray. Nothing is filed: a piece shows the place as its most
 * likely target until someone taps. Pieces that were filed in the meantime stay as they are.
 */
import type { JsaState, LikelyPlace } from './jsa-state.ts';
import { isThere } from './tray.ts';

export function markLikely(
  state: JsaState,
  places: readonly (LikelyPlace & { readonly piece: number })[],
): JsaState {
  const tray = state.tray.map((piece) => {
    const found = places.find((place) => place.piece === piece.id && isThere(state, place.to));
    if (found === undefined) return piece;
    const { to, energy, canKill } = found;
    return { ...piece, likely: { to, energy, canKill } };
  });
  return { ...state, tray };
}
