/** Taps on a hazard's icons and on a control: its energy, whether it can kill, whether a control is direct. */
import { goOnAfterTap } from './after-tap.ts';
import { draftOf, setAside } from './draft.ts';
import type { Energy, HighEnergyKind } from './energies.ts';
import { selectOptionalControl, selectOptionalHazard } from './facts/find.ts';
import { allow, setDirect } from './facts/put.ts';
import type { Direct } from './jsa-document.ts';
import type { Hazard, JsaState, Turn } from './jsa-state.ts';
import type { Library } from './library/compile.ts';
import { turnOf } from './turn.ts';
import { likelyKind } from './understanding/reading.ts';

export function markEnergy(
  state: JsaState,
  hazardId: number,
  energy: Energy,
  library: Library,
): Turn {
  return change(state, hazardId, library, (draft, hazard) => {
    // A kind that was only derived from the energy changes with it.
    if (hazard.highEnergy === likelyKind(hazard.energy)) hazard.highEnergy = likelyKind(energy);
    hazard.energy = energy;
    allow(draft.facts, energy);
  });
}

/** `true`: it can kill, and gets the most common kind of its energy. Null: it can't. */
export function markHighEnergy(
  state: JsaState,
  hazardId: number,
  kind: HighEnergyKind | true | null,
  library: Library,
): Turn {
  return change(state, hazardId, library, (_, hazard) => {
    hazard.highEnergy = kind === true ? (hazard.highEnergy ?? likelyKind(hazard.energy)) : kind;
    hazard.mark = 'asked';
  });
}

export function markDirect(
  state: JsaState,
  controlId: number,
  direct: Direct,
  library: Library,
): Turn {
  const draft = draftOf(state);
  const before = setAside(draft);
  const control = selectOptionalControl(draft.facts, controlId);
  if (control === undefined) return turnOf(state, '');
  setDirect(control, direct, library);
  draft.before = before;
  return goOnAfterTap(draft, library);
}

function change(
  state: JsaState,
  hazardId: number,
  library: Library,
  apply: (draft: JsaState, hazard: Hazard) => void,
): Turn {
  const draft = draftOf(state);
  const before = setAside(draft);
  const hazard = selectOptionalHazard(draft.facts, hazardId);
  if (hazard === undefined) return turnOf(state, '');
  apply(draft, hazard);
  draft.before = before;
  return goOnAfterTap(draft, library);
}
