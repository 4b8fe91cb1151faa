/** The only functions that turn something said into a fact: in its own words, and never twice. */
import type { Energy, HighEnergyKind } from '../energies.ts';
import type { ControlSource, Direct } from '../jsa-document.ts';
import type { Control, Facts, Hazard, JsaState, Piece, Slot, Step, Target } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { readControl, readHazard } from '../understanding/reading.ts';
import { capitalize, plain } from '../understanding/plain.ts';
import { isSame } from './find.ts';

/** The server's limit for a list. */
export const mostItems = 60;

/** Adds to the tray something that was said and isn't filed yet. */
export function putAside(draft: JsaState, text: string, under: Slot, here: Target | null): Piece {
  const piece: Piece = { id: draft.nextId++, text, under, here };
  draft.tray = [...draft.tray, piece];
  return piece;
}

/** @returns true if the list has it now; false if the list is full */
export function putText(list: string[], text: string): boolean {
  const said = capitalize(text.trim());
  if (said === '' || list.some((other) => isSame(other, said))) return true;
  if (list.length >= mostItems) return false;
  list.push(said);
  return true;
}

export function putPerson(facts: Facts, name: string): boolean {
  const said = name.trim();
  const holds = (one: string, other: string) => ` ${plain(one)} `.includes(` ${plain(other)} `);
  const shorter = facts.people.findIndex((other) => holds(said, other));
  if (shorter !== -1) facts.people[shorter] = said;
  else if (!facts.people.some((other) => holds(other, said))) return putText(facts.people, said);
  return true;
}

/** @returns null if there is no room for another */
export function putStep(draft: JsaState, text: string): Step | null {
  const { steps } = draft.facts;
  const known = steps.find((step) => isSame(step.text, text));
  if (known !== undefined) return known;
  if (steps.length >= mostItems) return null;
  const step: Step = {
    id: draft.nextId++,
    text: capitalize(text.trim()),
    hazards: [],
    hazardsAsked: 0,
    hazardsAnswered: false,
    isKillAsked: false,
  };
  steps.push(step);
  return step;
}

/** Facts from a document, which take precedence over those that the words suggest. */
export type KnownHazard = {
  readonly energy: Energy | null;
  readonly highEnergy: HighEnergyKind | null;
};

/** @returns null if there is no room for another */
export function putHazard(
  draft: JsaState,
  step: Step,
  text: string,
  library: Library,
  paper: KnownHazard | null = null,
): Hazard | null {
  const known = step.hazards.find((other) => isSame(other.text, text));
  if (known !== undefined) return known;
  if (step.hazards.length >= mostItems) return null;
  const reading = readHazard(text, library);
  const hazard: Hazard = {
    id: draft.nextId++,
    text: capitalize(text.trim()),
    ...reading,
    ...(paper !== null && paper.energy !== null && { ...paper, mark: 'sure' as const }),
    controls: [],
    controlsAsked: 0,
  };
  step.hazards.push(hazard);
  step.hazardsAnswered = true;
  // A new hazard makes the step ask "Could this kill?" again.
  if (hazard.mark === 'unknown') step.isKillAsked = false;
  allow(draft.facts, hazard.energy);
  return hazard;
}

/** Removes an energy from the ruled-out ones, since someone named it after all. */
export function allow(facts: Facts, energy: Energy | null): void {
  facts.ruledOut = facts.ruledOut.filter((other) => other !== energy);
}

export type KnownControl = Partial<Pick<Control, 'level' | 'direct'>>;

/** @returns null if there is no room for another */
export function putControl(
  draft: JsaState,
  hazard: Hazard,
  text: string,
  source: ControlSource,
  library: Library,
  paper: KnownControl = {},
): Control | null {
  const known = hazard.controls.find((other) => isSame(other.text, text));
  if (known !== undefined) return known;
  if (hazard.controls.length >= mostItems) return null;
  const { concept, level, canBeDirect } = readControl(text, library);
  const control: Control = {
    id: draft.nextId++,
    text: capitalize(text.trim()),
    concept,
    level,
    source,
    direct: canBeDirect ? 'unknown' : 'no',
    ...paper,
  };
  hazard.controls.push(control);
  return control;
}

/**
 * Records the crew's answer about a control. A known administrative control is never direct; one with unknown words is
 * more than administrative if it still works when someone makes a mistake.
 */
export function setDirect(control: Control, direct: Direct, library: Library): void {
  const { level, isKnown } = readControl(control.text, library);
  if (direct === 'yes' && isKnown && level === 'administrative') return;
  control.direct = direct;
  if (direct === 'yes' && control.level === 'administrative') control.level = 'engineering';
}
