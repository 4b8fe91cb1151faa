/**
 * A correction on the document itself: a tap picks the item, so no words have to be matched. The result is the same as
 * a spoken correction: changed text is read again, and a changed control has the source `said`.
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

/** The location of an item in the document. The line of ruled-out energies is the last of `absent`. */
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

/** Puts `text` at the spot, or removes the item there if `text` is empty. */
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

/** @returns true if there was an item at the spot */
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
    case 'step':
      return change(facts.steps, spot.at, text, (step) => {
        step.text = capitalize(text);
      });
    case 'hazard':
      return change(hazardsAt(draft, spot.step), spot.at, text, (hazard) =>
        changeHazard(hazard, text, library),
      );
    case 'control':
      return change(
        hazardsAt(draft, spot.step)[spot.hazard]?.controls ?? [],
        spot.at,
        text,
        (control) => changeControl(draft, control, text, library),
      );
    case 'person':
    case 'ppe':
    case 'permit':
    case 'emergency':
    case 'stop_work':
    case 'also_said':
      return putAt(facts[listOf[spot.kind]], spot.at, text);
  }
}

const hazardsAt = ({ facts }: JsaState, step: number): Hazard[] => facts.steps[step]?.hazards ?? [];

/** Changes an item, or removes it if the text is empty. @returns true if there was one */
function change<Item>(list: Item[], at: number, text: string, to: (item: Item) => void): boolean {
  const item = list[at];
  if (item === undefined) return false;
  if (text === '') list.splice(at, 1);
  else to(item);
  return true;
}

function putAt(list: string[], at: number, text: string): boolean {
  return change(list, at, text, () => {
    list[at] = capitalize(text);
  });
}

/** New words may name another energy; if they don't name any, the settled one stays. */
function changeHazard(hazard: Hazard, text: string, library: Library): void {
  hazard.text = capitalize(text);
  const reading = readHazard(hazard.text, library);
  if (reading.energy !== null) Object.assign(hazard, reading);
}

/** New words make it another control, so answers about the old one no longer apply. */
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
