/**
 * Decides whether a piece belongs under the question that was asked. Doubts are shown, not resolved: a signal of
 * denial, of another time, place or crew, of a correction, or of another question sends the piece to the tray, with a
 * proposal if one place is likely.
 */
import { hazardsOf, selectOptionalHazard, selectOptionalStep } from '../facts/find.ts';
import type { Hazard, JsaState, Slot, Target, TargetSlot } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { piecesOf } from '../understanding/pieces.ts';
import { energiesIn, isWorn, readControl } from '../understanding/reading.ts';
import {
  beginsWith,
  beginsSoon,
  countWords,
  has,
  isBefore,
  namesControl,
  namesHazard,
} from '../understanding/signals.ts';
import { findPhrases } from '../understanding/phrase-tree.ts';
import { peopleIn } from '../understanding/people.ts';

/**
 * `to` is where the piece goes: as a fact, or as a proposal if there is doubt. Null means the tray without a proposal.
 */
export type Judgment = { readonly isSure: boolean; readonly to: Target | null };

const sure = (to: Target | null): Judgment => ({ isSure: true, to });
const doubt = (to: Target | null): Judgment => ({ isSure: false, to });
const list = (slot: TargetSlot): Target => ({ slot, id: null });

/** More words than any permit, number or piece of gear has. */
const mostWordsOfEntry = 8;
const mostWordsOfRemark = 3;

export function judge(
  text: string,
  slot: Slot,
  here: Target | null,
  state: JsaState,
  library: Library,
): Judgment {
  if (text.includes('?') || beginsWith(text, 'remark')) return doubt(null);
  if (has(text, 'elsewhere')) return doubt(null);
  if (has(text, 'correction')) return doubt(here);
  const denied = judgeDenial(text, slot, here, state, library);
  if (denied !== null) return denied;
  const other = otherPlace(text, slot, here, state, library);
  if (other !== null) return other;
  return here === null ? doubt(null) : sure(here);
}

function judgeDenial(
  text: string,
  slot: Slot,
  here: Target | null,
  state: JsaState,
  library: Library,
): Judgment | null {
  // Under stop_work, "No radio contact" is a reason to stop the job.
  if (has(text, 'denied')) return doubt(slot === 'controls' ? hazardsHere(state) : list('absent'));
  if (!beginsWith(text, 'denial') || slot === 'stop_work') return null;
  // "No hay aire", "no te ve": the missing thing is the hazard.
  const isHazard = beginsWith(text, 'recipient') || (energyOf(text)?.at === 0 && isPhrase(text));
  if (isHazard && (slot === 'hazards' || slot === 'wheel')) return null;
  if (slot === 'people' || slot === 'task' || slot === 'place' || slot === 'steps')
    return doubt(null);
  if (slot === 'controls') {
    if (beginsWith(text, 'forbidding')) return doubt(here);
    return doubt(hazardsHere(state));
  }
  // "No guardrail", "nothing between you and the ground": the missing thing would protect.
  const isMissing = namesControl(text, library) || has(text, 'bare');
  if (isMissing && (slot === 'hazards' || slot === 'wheel')) return sure(here);
  return doubt(list('absent'));
}

/** Checks whether the words signal another question than the one that was asked. */
function otherPlace(
  text: string,
  slot: Slot,
  here: Target | null,
  state: JsaState,
  library: Library,
): Judgment | null {
  // "Stop the pump" is a step; "if it rains we stop" isn't.
  const stops = has(text, 'stop') && (slot !== 'steps' || has(text, 'condition'));
  const isHarm = has(text, 'harm');
  const protects = namesControl(text, library);
  if (slot === 'stop_work') {
    if (stops || has(text, 'condition')) return null;
    if (isHarm) return doubt(hazardsHere(state));
    return protects ? doubt(protection(text, state, library)) : null;
  }
  if (stops) return doubt(list('stop_work'));
  switch (slot) {
    case 'task':
      return null;
    case 'place':
      if (isHarm) return doubt(hazardsHere(state));
      return isListOfWork(text) ? doubt(list('steps')) : null;
    case 'people':
      return judgePerson(text, isHarm, state);
    case 'steps':
      if (isHarm) return doubt(hazardsHere(state));
      if (has(text, 'permits')) return doubt(list('permits'));
      if (has(text, 'emergency')) return doubt(list('emergency'));
      return isRemark(text) || beginsWith(text, 'state') ? doubt(null) : null;
    case 'hazards':
      // After a pause between two steps, people are already being asked for hazards.
      if (isNextStep(text) && !isHarm) return doubt(list('steps'));
      return judgeHazard(text, { isHarm, protects }, state, library);
    case 'controls':
      if (isNextStep(text) && !protects) return doubt(list('steps'));
      return judgeControl(text, protects, here, state, library);
    case 'ppe':
      if (isWorn(text, library)) return null;
      if (isHarm) return doubt(hazardsHere(state));
      return has(text, 'permits')
        ? doubt(list('permits'))
        : countWords(text) > mostWordsOfEntry || protects
          ? doubt(controlsHere(state))
          : null;
    case 'permits':
      if (has(text, 'permits')) return null;
      if (isHarm || beginsWith(text, 'state') || has(text, 'state'))
        return doubt(isHarm || namesHazard(text, library) ? hazardsHere(state) : null);
      return countWords(text) > mostWordsOfEntry || isWorn(text, library) ? doubt(null) : null;
    case 'emergency':
      if (has(text, 'emergency') || /\d/.test(text)) return null;
      return isHarm ? doubt(hazardsHere(state)) : null;
    case 'wheel':
      if (protects && !isHarm) return doubt(protection(text, state, library));
      return isRemark(text) ? doubt(null) : null;
    case 'direct_control':
    case 'confirm':
    case 'read_back':
    case 'sign':
      return doubt(elsewhere(text, { isHarm, protects }, state, library));
  }
}

function judgePerson(text: string, isHarm: boolean, state: JsaState): Judgment | null {
  if (peopleIn(text, state.context.crew).names.length > 0) return null;
  if (isHarm) return doubt(hazardsHere(state));
  if (beginsWith(text, 'work')) return doubt(list('steps'));
  return countWords(text) > mostWordsOfEntry || beginsWith(text, 'state') ? doubt(null) : null;
}

type Found = { readonly isHarm: boolean; readonly protects: boolean };

function judgeHazard(
  text: string,
  { isHarm, protects }: Found,
  state: JsaState,
  library: Library,
): Judgment | null {
  if (isRemark(text)) return doubt(null);
  if (has(text, 'permits') && !isHarm) return doubt(list('permits'));
  if (has(text, 'emergency')) return doubt(list('emergency'));
  const longest = (tree: Library['hazardTree']) =>
    Math.max(0, ...findPhrases(tree, text).map(({ length }) => length));
  const told = Math.max(longest(library.hazardTree), energyOf(text)?.words ?? 0);
  // "A loose guardrail" is a hazard; "guardrails so no one falls off" is a control.
  const isGuard = beginsSoon(text, 'guards') && !has(text, 'flaw');
  if (isGuard && (!isHarm || has(text, 'protects'))) return doubt(protection(text, state, library));
  const isHazard = isHarm || (told > 1 && told >= longest(library.controlTree));
  if (isHazard || !protects) return null;
  const tellsDeed = has(text, 'protects') || longest(library.controlTree) > 1;
  return tellsDeed || isWorn(text, library) ? doubt(protection(text, state, library)) : null;
}

function judgeControl(
  text: string,
  protects: boolean,
  here: Target | null,
  state: JsaState,
  library: Library,
): Judgment | null {
  // "Your hands go numb, so swap out" states a hazard; "swap out so your hands don't go numb" states a control.
  if (isBefore(text, 'harm', 'protects')) return doubt(hazardsHere(state));
  if (has(text, 'emergency')) return doubt(list('emergency'));
  const hazard = selectOptionalHazard(state.facts, here?.id);
  const better = hazard === undefined ? undefined : betterHazard(text, hazard, state, library);
  if (better !== undefined) return doubt({ slot: 'controls', id: better.id });
  // "Those blades take fingers": two words of a hazard, none of a control.
  if (!protects && energyWordsIn(text) > 1) return doubt(hazardsHere(state));
  if (!protects && (beginsWith(text, 'state') || isRemark(text)))
    return doubt(namesHazard(text, library) ? hazardsHere(state) : null);
  return null;
}

/** Returns another hazard of the job that the library offers this control for, unless it fits the current one. */
function betterHazard(
  text: string,
  asked: Hazard,
  { facts }: JsaState,
  library: Library,
): Hazard | undefined {
  const { fits } = readControl(text, library);
  const isFor = ({ concept, highEnergy, energy }: Hazard) =>
    [concept, highEnergy, energy].some((name) => name !== null && fits.includes(name));
  if (fits.length === 0 || asked.energy === null || isFor(asked)) return undefined;
  return hazardsOf(facts).find(isFor);
}

/** Finds a place for an answer to a question that has no list of its own. */
function elsewhere(
  text: string,
  { isHarm, protects }: Found,
  state: JsaState,
  library: Library,
): Target | null {
  if (isHarm) return hazardsHere(state);
  if (has(text, 'permits')) return list('permits');
  if (has(text, 'emergency')) return list('emergency');
  if (protects) return protection(text, state, library);
  return namesHazard(text, library) ? hazardsHere(state) : null;
}

/** Matches "Then we lay the pipe", but not "first floor". */
function isNextStep(text: string): boolean {
  return beginsWith(text, 'sequence') && has(text, 'work');
}

function isListOfWork(text: string): boolean {
  const items = piecesOf(text, 'steps').filter((item) => beginsWith(item, 'work'));
  return items.length > 1 || isNextStep(text);
}

/** Returns the match with the most words among the listed energy words. */
function energyOf(text: string) {
  return energiesIn(text).toSorted((one, other) => other.words - one.words)[0];
}

const energyWordsIn = (text: string): number =>
  energiesIn(text).reduce((sum, { words }) => sum + words, 0);

const isPhrase = (text: string): boolean => (energyOf(text)?.words ?? 0) > 1;

/** "It's a garage", "te jala": too short to be an item. */
function isRemark(text: string): boolean {
  return beginsWith(text, 'pronoun') && countWords(text) <= mostWordsOfRemark;
}

/** Anything worn is PPE; any other control goes to the hazard named last. */
function protection(text: string, state: JsaState, library: Library): Target | null {
  return isWorn(text, library) ? list('ppe') : controlsHere(state);
}

/** The current step, or else the last one. */
function hazardsHere({ facts, ask }: JsaState): Target | null {
  const [asked] = ask.steps;
  const step = selectOptionalStep(facts, asked) ?? facts.steps.at(-1);
  return step === undefined ? null : { slot: 'hazards', id: step.id };
}

/** The current hazard, or else the last one of the step, or else the last of all. */
function controlsHere({ facts, ask }: JsaState): Target | null {
  const [hazard] = ask.hazards;
  const step = selectOptionalStep(facts, ask.steps[0]);
  const id = hazard ?? step?.hazards.at(-1)?.id ?? hazardsOf(facts).at(-1)?.id;
  return id === undefined ? null : { slot: 'controls', id };
}
