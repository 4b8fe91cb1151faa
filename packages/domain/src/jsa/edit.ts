/**
 * A correction made on the document itself: a tap names the item, so no words have to be matched. What it comes
 * to is the same as a spoken correction: changed words are read again, and a changed control is one that was said.
 */
import { goOnAfterTap } from './after-tap.ts';
import { draftOf } from './draft.ts';
import type { Control, Hazard, JsaState, Turn } from './jsa-state.ts';
import type { Library } from './library/compile.ts';
import { putText } from './facts/put.ts';
import { wordsFor } from './saying/words-for.ts';
import { turnOf } from './turn.ts';
import { readControl, readHazard } from './understanding/reading.ts';
import { capitalize, tidy } from './understanding/plain.ts';

/** Where an item is in the document. The line of energies that were ruled out is the last of `absent`. */
export type Spot =
  | { readonly kind: 'task' | 'place' }
  | {
      readonly kind:
        | 'person'
        | 'step'
        | 'ppe'
        | 'permit'
        | 'emergency'
        | 'stop_work'
        | 'absent'
        | 'also_said';
      readonly at: number;
    }
  | { readonly kind: 'hazard'; readonly step: number; readonly at: number }
  | {
      readonly kind: 'control';
      readonly step: number;
      readonly hazard: number;
      readonly at: number;
    };

/** Puts `text` at the spot, or takes out what is there where `text` is empty. */
export function edit(state: JsaState, spot: Spot, text: string, library: Library): Turn {
  const draft = draftOf(state);
  const words = tidy(text);
  if (!apply(draft, spot, words, library)) return turnOf(draft, '');
  draft.before = { facts: state.facts, tray: state.tray, ask: state.ask };
  draft.lastPut = words === '' ? null : words;
  return goOnAfterTap(draft, library, wordsFor(draft.lang)[words === '' ? 'removed' : 'changed']);
}

const listOf = {
  person: 'people',
  ppe: 'ppe',
  permit: 'permits',
  emergency: 'emergency',
  stop_work: 'stopWork',
  also_said: 'alsoSaid',
} as const;

/** @returns whether there was anything at the spot */
function apply(draft: JsaState, spot: Spot, text: string, library: Library): boolean {
  const { facts } = draft;
  switch (spot.kind) {
    case 'task':
    case 'place':
      facts[spot.kind] = capitalize(text);
      draft.answered[spot.kind] = text !== '';
      return true;
    case 'absent':
      if (spot.at === facts.absent.length && facts.ruledOut.length > 0) {
        facts.ruledOut = [];
        return text === '' || putText(facts.absent, text);
      }
      return putAt(facts.absent, spot.at, text);
    case 'step': {
      const step = facts.steps[spot.at];
      if (step === undefined) return false;
      if (text === '') facts.steps.splice(spot.at, 1);
      else step.text = capitalize(text);
      return true;
    }
    case 'hazard': {
      const hazards = hazardsAt(draft, spot.step);
      const hazard = hazards[spot.at];
      if (hazard === undefined) return false;
      if (text === '') hazards.splice(spot.at, 1);
      else changeHazard(hazard, text, library);
      return true;
    }
    case 'control': {
      const hazard = hazardsAt(draft, spot.step)[spot.hazard];
      const control = hazard?.controls[spot.at];
      if (hazard === undefined || control === undefined) return false;
      if (text === '') hazard.controls.splice(spot.at, 1);
      else changeControl(draft, control, text, library);
      return true;
    }
    case 'person':
    case 'ppe':
    case 'permit':
    case 'emergency':
    case 'stop_work':
    case 'also_said':
      return putAt(facts[listOf[spot.kind]], spot.at, text);
  }
}

export function hazardsAt({ facts }: JsaState, step: number): Hazard[] {
  return facts.steps[step]?.hazards ?? [];
}

function putAt(list: string[], at: number, text: string): boolean {
  if (list[at] === undefined) return false;
  if (text === '') list.splice(at, 1);
  else list[at] = capitalize(text);
  return true;
}

/** Other words may name another energy; words that name none leave the one that was settled. */
function changeHazard(hazard: Hazard, text: string, library: Library): void {
  hazard.text = capitalize(text);
  const reading = readHazard(hazard.text, library);
  if (reading.energy !== null) Object.assign(hazard, reading);
}

/** What was said of the old words is no longer known of the new ones: it is another control. */
function changeControl(draft: JsaState, control: Control, text: string, library: Library): void {
  const said = capitalize(text);
  const { concept, level, canBeDirect } = readControl(said, library);
  const direct = canBeDirect ? 'unknown' : 'no';
  const id = draft.nextId++;
  Object.assign(control, {
    id,
    text: said,
    concept,
    level,
    source: 'said',
    direct,
  } satisfies Control);
}
