/**
 * A suggestion of the company's language model that someone accepted. It gets in as an offer does that was answered
 * yes: a control has the source `accepted`, and what follows from a hazard is asked about. One that is rejected never
 * comes here.
 */
import type { ControlLevel, Energy } from './energies.ts';
import { leaveOpen } from './answers/doubts.ts';
import { draftOf } from './draft.ts';
import { isSame } from './facts/find.ts';
import { putControl, putHazard } from './facts/put.ts';
import type { JsaState, Turn } from './jsa-state.ts';
import type { Library } from './library/compile.ts';
import { nextAsk } from './plan.ts';
import { askThis, turnOf } from './turn.ts';
import { readControl } from './understanding/reading.ts';

/** Places are those of the document. */
export type Suggestion =
  | {
      readonly kind: 'hazard';
      readonly step: number;
      readonly text: string;
      readonly energy: Energy;
    }
  | {
      readonly kind: 'control';
      readonly step: number;
      readonly hazard: number;
      readonly text: string;
      readonly level: ControlLevel;
    };

export function acceptSuggestion(state: JsaState, suggestion: Suggestion, library: Library): Turn {
  const draft = draftOf(state);
  if (!put(draft, suggestion, library)) return turnOf(draft, '');
  draft.before = { facts: state.facts, tray: state.tray, ask: state.ask };
  draft.isFinished = false;
  leaveOpen(draft);
  return askThis(draft, nextAsk(draft), '', library);
}

/** @returns whether its place is there and does not say the same already */
function put(draft: JsaState, suggestion: Suggestion, library: Library): boolean {
  const step = draft.facts.steps[suggestion.step];
  if (suggestion.kind === 'hazard') {
    const isNew = step?.hazards.every(({ text }) => !isSame(text, suggestion.text)) ?? false;
    if (step === undefined || !isNew) return false;
    const hazard = putHazard(draft, step, suggestion.text, library);
    // What the library knows of the words goes before what a model says of them.
    if (hazard !== null) hazard.energy ??= suggestion.energy;
    return hazard !== null;
  }
  const hazard = step?.hazards[suggestion.hazard];
  if (hazard === undefined || hazard.controls.some(({ text }) => isSame(text, suggestion.text)))
    return false;
  // Whether it works when someone makes a mistake is for the library and the crew to say.
  const { isKnown } = readControl(suggestion.text, library);
  const paper = isKnown
    ? {}
    : {
        level: suggestion.level,
        ...(suggestion.level === 'administrative' && { direct: 'no' as const }),
      };
  return putControl(draft, hazard, suggestion.text, 'accepted', library, paper) !== null;
}
