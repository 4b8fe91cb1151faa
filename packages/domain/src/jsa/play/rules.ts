/** The two rules of playing that have a name of their own. */
import type { JsaState, Slot } from '../jsa-state.ts';

/** For these a waiting line is taken wherever it stands in the script. */
export function findsLineOfSlot(slot: Slot): boolean {
  return ['task', 'steps', 'hazards', 'controls', 'direct_control', 'wheel'].includes(slot);
}

/** The state as it comes back from where it was stored. */
export function storedState(state: JsaState): JsaState {
  return structuredClone(state);
}
