/** Which question comes next: the fewest that leave nothing important unsaid. */
import type { Ask, Facts, Hazard, JsaState, Slot, Step } from '../jsa-state.ts';
import { emergencyFields } from '../jsa-state.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import { plain } from '../understanding/plain.ts';
import { hasDirect, hasHighEnergy, hazardsOf, stepOfHazard } from '../facts/find.ts';
import { triggerWithoutNumber } from './stop-number.ts';
import { isToldOnly } from './told-place.ts';

const mostQuestions = { low: 14, high: 20 };
const moreForEachStep = 4;
const stepsInMost = 3;

const plainAsk = (slot: Slot): Ask => ({ slot, steps: [], hazards: [] });

export function nextAsk(state: JsaState): Ask {
  const { facts } = state;
  if (facts.task === '' && isOpen(state, 'task', 2)) return plainAsk('task');
  if (facts.place === '' && isOpen(state, 'place', 2)) return plainAsk('place');
  if (isToldOnly(facts) && isOpen(state, 'place', 1)) return plainAsk('place');
  if (facts.people.length === 0 && isOpen(state, 'people', 2)) return plainAsk('people');
  if (namesOneOfMany(state) && isOpen(state, 'people', 1)) return plainAsk('people');
  if (facts.steps.length === 0 && isOpen(state, 'steps', 3)) return plainAsk('steps');
  return (
    askHazards(state) ??
    (isOpen(state, 'wheel', 1) ? plainAsk('wheel') : null) ??
    askControls(state) ??
    askDirect(state) ??
    askRest(state)
  );
}

/** "Ramon's climbing" tells of one; who else is there is not said yet. "Just me and Luis" is. */
function namesOneOfMany({ facts, context }: JsaState): boolean {
  return (
    facts.people.length === 1 &&
    facts.steps.length === 0 &&
    context.crew.length > 2 &&
    !/\b(?:me|myself|i|just|only|alone|with|yo|servidor|solo|sola|nomas|nada mas|con)\b/.test(
      plain(facts.task),
    )
  );
}

/** Questions that come whatever is said before them. */
function reserve(state: JsaState): number {
  const rest: readonly Slot[] = [
    'wheel',
    'ppe',
    'permits',
    'emergency',
    'stop_work',
    'read_back',
    'sign',
  ];
  return rest.filter((slot) => isNeeded(state, slot)).length;
}

function left(state: JsaState): number {
  const steps = state.facts.steps.length;
  const most = isHighRisk(state.facts)
    ? mostQuestions.high + moreForEachStep * Math.max(0, steps - stepsInMost)
    : mostQuestions.low;
  return most - state.questions - reserve(state);
}

/** Whether a question may come in between without crowding out another. */
export function hasRoom(state: JsaState): boolean {
  return left(state) > 0 && askHazards(state) === null;
}

/** Before hazards are named, the task and the steps tell what to expect. */
function isHighRisk(facts: Facts): boolean {
  if (hasHighEnergy(facts)) return true;
  if (facts.steps.some(({ hazardsAnswered }) => hazardsAnswered)) return false;
  return [facts.task, ...facts.steps.map(({ text }) => text)].some(
    (text) => (energyOf(plain(text))?.highEnergy ?? null) !== null,
  );
}

function askHazards(state: JsaState): Ask | null {
  const waiting = waitingSteps(state);
  const [first] = waiting;
  if (first === undefined) return askMoreHazards(state);
  // The last questions that are left are for the steps together, and for controls.
  const asked = left(state) > 2 ? [first] : waiting;
  return { slot: 'hazards', steps: asked.map(({ id }) => id), hazards: [] };
}

function waitingSteps({ facts }: JsaState): Step[] {
  return facts.steps.filter((step) => !step.hazardsAnswered && step.hazardsAsked < 2);
}

/** A list of hazards may be longer than the list of steps: she asks on while there are more. */
function askMoreHazards(state: JsaState): Ask | null {
  const needed = hazardsOf(state.facts).some(needsControl) ? 1 : 0;
  return state.hazardsGoOn === true && left(state) > needed ? plainAsk('hazards') : null;
}

function askControls(state: JsaState): Ask | null {
  const waiting = hazardsOf(state.facts).filter(needsControl);
  const [first] = waiting;
  if (first === undefined) return null;
  const groups = new Set(waiting.map((hazard) => stepOfHazard(state.facts, hazard.id)?.id));
  const forDirect = new Set(waiting.flatMap(({ highEnergy }) => highEnergy ?? [])).size;
  const isTight = left(state) - forDirect < groups.size;
  const step = stepOfHazard(state.facts, first.id);
  const again = waiting.filter((hazard) => hazard.carefulAsked && hazard.controls.length === 0);
  const asked =
    again.length > 0
      ? again.slice(0, 1)
      : isTight
        ? waiting
        : waiting.filter(({ id }) => stepOfHazard(state.facts, id) === step);
  if (first.controlsAsked > 0 && left(state) - forDirect < 1 && again.length === 0) return null;
  return { slot: 'controls', steps: idsOf(step), hazards: asked.map(({ id }) => id) };
}

function needsControl(hazard: Hazard): boolean {
  if (hazard.controls.length > 0) return false;
  return hazard.controlsAsked < 2;
}

function idsOf(step: Step | undefined): number[] {
  return step === undefined ? [] : [step.id];
}

function askDirect(state: JsaState): Ask | null {
  const waiting = hazardsOf(state.facts).filter(
    (hazard) => hazard.highEnergy !== null && !hasDirect(hazard) && hazard.directAsked < 2,
  );
  const first = waiting.find(({ directAsked }) => directAsked === 0) ?? waiting[0];
  if (first === undefined) return null;
  const room = left(state);
  if (first.directAsked > 0 && room < 1) return null;
  const kinds = new Set(waiting.map(({ highEnergy }) => highEnergy)).size;
  if (room < 1 && first.directAsked === 0 && kinds > 1 && state.questions > 60) return null;
  const sameKind = waiting.filter(
    (hazard) =>
      hazard.highEnergy === first.highEnergy &&
      hazard.directAsked === first.directAsked &&
      hazard.controls.length > 0 === first.controls.length > 0,
  );
  return {
    slot: 'direct_control',
    steps: [],
    hazards: (room < waiting.length ? sameKind : [first]).map(({ id }) => id),
  };
}

function askRest(state: JsaState): Ask {
  const order: readonly Slot[] = ['ppe', 'permits', 'emergency', 'stop_work', 'read_back'];
  for (const slot of order) {
    if (slot === 'read_back' && needsNumber(state)) return plainAsk('stop_work');
    if (isNeeded(state, slot) || (isWelcome(state, slot) && left(state) > 0)) return plainAsk(slot);
  }
  return plainAsk('sign');
}

/** Once, before she reads back, where the questions that are left allow one more. */
function needsNumber(state: JsaState): boolean {
  return (
    state.isNumberAsked !== true &&
    isNeeded(state, 'read_back') &&
    triggerWithoutNumber(state.facts) !== null &&
    left(state) > 0
  );
}

function isNeeded(state: JsaState, slot: Slot): boolean {
  if (slot === 'permits' && (!hasHighEnergy(state.facts) || state.facts.permits.length > 0))
    return false;
  if (slot === 'emergency' && !hasHighEnergy(state.facts) && knowsEmergency(state)) return false;
  if (slot === 'stop_work' && state.facts.stopWork.length > 0) return false;
  return isOpen(state, slot, slot === 'read_back' ? 3 : 1);
}

export function knowsEmergency({ context, facts }: JsaState): boolean {
  return (
    facts.emergency.length > 0 ||
    emergencyFields.every((field) => (context.emergency[field] ?? '') !== '')
  );
}

/** What a job without high energy is asked only while questions are left. */
function isWelcome(state: JsaState, slot: Slot): boolean {
  const { permits, emergency } = state.facts;
  const isUnsaid =
    (slot === 'permits' && permits.length === 0) ||
    (slot === 'emergency' && emergency.length === 0);
  return isUnsaid && isOpen(state, slot, 1);
}

function isOpen(state: JsaState, slot: Slot, most: number): boolean {
  return state.answered[slot] !== true && (state.timesAsked[slot] ?? 0) < most;
}

export function countAsk(state: JsaState, facts: Facts): void {
  const { slot, steps, hazards } = state.ask;
  state.timesAsked[slot] = (state.timesAsked[slot] ?? 0) + 1;
  state.questions += 1;
  if (slot === 'stop_work' && facts.stopWork.length > 0) state.isNumberAsked = true;
  if (slot === 'hazards') state.hazardsGoOn = false;
  for (const step of facts.steps) {
    if (slot === 'hazards' && steps.includes(step.id)) step.hazardsAsked += 1;
  }
  for (const hazard of hazardsOf(facts)) {
    if (!hazards.includes(hazard.id)) continue;
    if (slot === 'controls') hazard.controlsAsked += 1;
    // Where no control can be asked about, the question is already the last one.
    if (slot === 'direct_control') {
      hazard.directAsked += hazard.controls.some(({ direct }) => direct === 'unknown') ? 1 : 2;
    }
  }
}
