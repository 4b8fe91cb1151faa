/**
 * Where a language model would put pieces of the tray. It files nothing: a piece shows the place as its likeliest
 * target, until someone taps. What was filed meanwhile is left as it is.
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
