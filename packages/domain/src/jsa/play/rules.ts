/** Two rules for playing a script, as named functions. */
import type { JsaState, Slot } from '../jsa-state.ts';

/** For these slots, a waiting line is used wherever it is in the script. */
export function findsLineOfSlot(slot: Slot): boolean {
  return ['task', 'steps', 'hazards', 'controls', 'direct_control', 'wheel'].includes(slot);
}

/** Returns the state as it would come back from storage. */
export function storedState(state: JsaState): JsaState {
  return structuredClone(state);
}
