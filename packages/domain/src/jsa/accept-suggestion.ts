/**
 * Adds a suggestion of the company's language model that someone accepted. It is treated like an offer that was
 * answered with yes: a control gets the source `accepted`, and a hazard's follow-up questions are asked. Rejected
 * suggestions never get here.
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

/** Indexes are those of the document. */
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

/** @returns true if the suggestion's place exists and doesn't have the same text already */
function put(draft: JsaState, suggestion: Suggestion, library: Library): boolean {
  const step = draft.facts.steps[suggestion.step];
  if (suggestion.kind === 'hazard') {
    const isNew = step?.hazards.every(({ text }) => !isSame(text, suggestion.text)) ?? false;
    if (step === undefined || !isNew) return false;
    const hazard = putHazard(draft, step, suggestion.text, library);
    // The library's reading of the words wins over the model's.
    if (hazard !== null) hazard.energy ??= suggestion.energy;
    return hazard !== null;
  }
  const hazard = step?.hazards[suggestion.hazard];
  if (hazard === undefined || hazard.controls.some(({ text }) => isSame(text, suggestion.text)))
    return false;
  // Only the library and the crew can say whether it works if someone makes a mistake.
  const { isKnown } = readControl(suggestion.text, library);
  const paper = isKnown
    ? {}
    : {
        level: suggestion.level,
        ...(suggestion.level === 'administrative' && { direct: 'no' as const }),
      };
  return putControl(draft, hazard, suggestion.text, 'accepted', library, paper) !== null;
}
