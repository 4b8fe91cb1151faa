/** Chooses the next question. Steps first; then, step by step, each hazard with its controls. */
import { hasDirect, hasHighEnergy, hazardsOf, stepOfHazard } from './facts/find.ts';
import { type Ask, emergencyFields, type Hazard, type JsaState, type Slot } from './jsa-state.ts';
import type { Step } from './jsa-state.ts';

/** The limit with three hazards and three steps, and the additional questions for each further one. */
const mostQuestions = 20;
const hazardsInMost = 3;
const stepsInMost = 3;
const moreForEachHazard = 10 / 3;
const moreForEachStep = 2;

const plainAsk = (slot: Slot): Ask => ({ slot, steps: [], hazards: [], control: null });

export function nextAsk(state: JsaState): Ask {
  const { facts } = state;
  if (facts.task === '' && isOpen(state, 'task', 2)) return plainAsk('task');
  if (facts.place === '' && isOpen(state, 'place', 2)) return plainAsk('place');
  if (facts.people.length === 0 && isOpen(state, 'people', 2)) return plainAsk('people');
  if (facts.steps.length === 0 && isOpen(state, 'steps', 3)) return plainAsk('steps');
  for (const step of facts.steps) {
    const ask = askOfStep(state, step);
    if (ask !== null) return ask;
  }
  return askRest(state);
}

/** Asks for the step's hazards, then which of these can kill, and then for each hazard's controls. */
function askOfStep(state: JsaState, step: Step): Ask | null {
  if (!step.hazardsAnswered && step.hazardsAsked < 2)
    return { slot: 'hazards', steps: [step.id], hazards: [], control: null };
  const unsure = step.hazards.filter(({ mark }) => mark === 'unknown');
  if (unsure.length > 0 && !step.isKillAsked) {
    const hazards = unsure.map(({ id }) => id);
    return { slot: 'confirm', steps: [step.id], hazards, control: null };
  }
  for (const hazard of step.hazards) {
    const ask = askOfHazard(state, hazard);
    if (ask !== null) return ask;
  }
  return null;
}

function askOfHazard(state: JsaState, hazard: Hazard): Ask | null {
  const about = { hazards: [hazard.id], steps: idsOf(stepOfHazard(state.facts, hazard.id)) };
  if (hazard.controls.length === 0 && hazard.controlsAsked < 1)
    return { slot: 'controls', ...about, control: null };
  if (hazard.highEnergy === null) return null;
  const control = hazard.controls.find(
    ({ id, direct }) => direct === 'unknown' && !state.directAsked.includes(id),
  );
  // One direct control is enough; the others are asked about only while there is room.
  if (control !== undefined && (!hasDirect(hazard) || hasRoom(state)))
    return { slot: 'direct_control', ...about, control: control.id };
  // "Be careful" alone stops nothing, so Sarah asks once for something that does.
  const isWeak =
    hazard.controls.length > 0 && hazard.controls.every(({ direct }) => direct === 'no');
  return isWeak && hazard.controlsAsked < 2 && hasRoom(state)
    ? { slot: 'controls', ...about, control: null }
    : null;
}

const idsOf = (step: Step | undefined): number[] => (step === undefined ? [] : [step.id]);

function askRest(state: JsaState): Ask {
  const order: readonly Slot[] = ['wheel', 'ppe', 'permits', 'emergency', 'stop_work', 'read_back'];
  const next = order.find(
    (slot) => isNeeded(state, slot) || (isWelcome(state, slot) && hasRoom(state)),
  );
  return plainAsk(next ?? 'sign');
}

function isNeeded(state: JsaState, slot: Slot): boolean {
  if (slot === 'ppe' || slot === 'permits') return false;
  if (slot === 'emergency' && knowsEmergency(state)) return false;
  if (slot === 'stop_work' && state.facts.stopWork.length > 0) return false;
  return isOpen(state, slot, slot === 'read_back' ? 3 : 1);
}

/** Questions asked only while there is room: what everyone wears, permits, more of a known emergency plan. */
function isWelcome(state: JsaState, slot: Slot): boolean {
  const { ppe, permits, emergency } = state.facts;
  const isUnsaid =
    (slot === 'ppe' && ppe.length === 0) ||
    (slot === 'permits' && permits.length === 0 && hasHighEnergy(state.facts)) ||
    (slot === 'emergency' && emergency.length === 0 && hasHighEnergy(state.facts));
  return isUnsaid && isOpen(state, slot, 1);
}

function isOpen(state: JsaState, slot: Slot, most: number): boolean {
  return state.answered[slot] !== true && (state.timesAsked[slot] ?? 0) < most;
}

/** Returns true if one more question leaves room for the required ones. */
function hasRoom(state: JsaState): boolean {
  const { facts } = state;
  const hazards = hazardsOf(facts);
  const most =
    mostQuestions +
    moreForEachHazard * Math.max(0, hazards.length - hazardsInMost) +
    moreForEachStep * Math.max(0, facts.steps.length - stepsInMost);
  const rest: readonly Slot[] = ['wheel', 'emergency', 'stop_work', 'read_back', 'sign'];
  const needed =
    rest.filter((slot) => isNeeded(state, slot)).length +
    // A step without hazards may add one, with its control and a question about it.
    3 * facts.steps.filter(({ hazardsAnswered }) => !hazardsAnswered).length +
    hazards.filter(({ controls, controlsAsked }) => controls.length === 0 && controlsAsked < 1)
      .length +
    hazards.filter(
      (hazard) => hazard.highEnergy !== null && !hasDirect(hazard) && isUnasked(state, hazard),
    ).length;
  return state.questions + needed < Math.floor(most);
}

function isUnasked(state: JsaState, { controls }: Hazard): boolean {
  return controls.length === 0 || controls.some(({ id }) => !state.directAsked.includes(id));
}

export function knowsEmergency({ context, facts }: JsaState): boolean {
  return (
    facts.emergency.length > 0 ||
    emergencyFields.every((field) => (context.emergency[field] ?? '') !== '')
  );
}

export function countAsk(state: JsaState): void {
  const { slot, steps, hazards, control } = state.ask;
  state.timesAsked[slot] = (state.timesAsked[slot] ?? 0) + 1;
  state.questions += 1;
  for (const step of state.facts.steps) {
    if (!steps.includes(step.id)) continue;
    if (slot === 'hazards') step.hazardsAsked += 1;
    if (slot === 'confirm') step.isKillAsked = true;
  }
  for (const hazard of hazardsOf(state.facts))
    if (slot === 'controls' && hazards.includes(hazard.id)) hazard.controlsAsked += 1;
  if (control !== null && !state.directAsked.includes(control))
    state.directAsked = [...state.directAsked, control];
}
