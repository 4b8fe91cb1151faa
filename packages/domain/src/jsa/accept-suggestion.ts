/**
 * A suggestion of the company's language model that someone accepted. It gets in as an offer does that was answered
 * yes: a control has the source `accepted`, and what follows from a hazard is asked about. One that is rejected never
 * comes here.
 */
import type { ControlLevel, Energy } from './energies.ts';
import { draftOf } from './draft.ts';
import { hazardsAt } from './edit.ts';
import { isSame } from './facts/find.ts';
import { newControl, putControl, putHazard } from './facts/put.ts';
import type { JsaState, Turn } from './jsa-state.ts';
import type { Library } from './library/compile.ts';
import { nextAsk } from './slots/plan.ts';
import { askThis, turnOf } from './turn.ts';

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
  draft.before = { facts: state.facts, ask: state.ask };
  draft.isFinished = false;
  draft.pending = null;
  return askThis(draft, nextAsk(draft), '', library);
}

/** @returns whether its place is there and does not say the same already */
function put(draft: JsaState, suggestion: Suggestion, library: Library): boolean {
  const hazards = hazardsAt(draft, suggestion.step);
  if (suggestion.kind === 'hazard') {
    const step = draft.facts.steps[suggestion.step];
    const isNew = !hazards.some(({ text }) => isSame(text, suggestion.text));
    if (step === undefined || !isNew) return false;
    const hazard = putHazard(draft, suggestion.text, step, library);
    // What the library knows of the words goes before what a model says of them.
    if (hazard.energy === null) hazard.energy = suggestion.energy;
    return true;
  }
  const hazard = hazards[suggestion.hazard];
  if (hazard?.controls.some(({ text }) => isSame(text, suggestion.text)) !== false) return false;
  const control = newControl(suggestion.text, 'accepted', library);
  // Whether it works when someone makes a mistake is for the library and the crew to say.
  const level = control.concept === null ? suggestion.level : control.level;
  const direct = level === 'administrative' ? 'no' : control.direct;
  putControl(draft, hazard, { ...control, level, direct }, library);
  return true;
}
