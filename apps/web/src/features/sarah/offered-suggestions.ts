import type { JsaSuggestion } from '@muster/contract/suggestions';
import type { JsaDocument } from '@muster/domain/jsa/jsa-document';

/** A suggestion with the texts of the step and hazard that it is about. */
export type Offered = {
  readonly suggestion: JsaSuggestion;
  readonly step: string;
  /** Text of the hazard, for the suggestion of a control; null for the suggestion of a hazard. */
  readonly hazard: string | null;
};

export function offeredFor(
  document: JsaDocument,
  suggestions: readonly JsaSuggestion[],
): readonly Offered[] {
  return suggestions.flatMap((suggestion): Offered[] => {
    const step = document.steps[suggestion.step];
    if (step === undefined) return [];
    if (suggestion.kind === 'hazard') return [{ suggestion, step: step.text, hazard: null }];
    const hazard = step.hazards[suggestion.hazard];
    return hazard === undefined ? [] : [{ suggestion, step: step.text, hazard: hazard.text }];
  });
}

/**
 * Returns the suggestions whose step and hazard are still the same. If their text has changed or moved, a suggestion no
 * longer applies.
 */
export function stillOffered(
  { steps }: JsaDocument,
  offered: readonly Offered[],
): readonly Offered[] {
  return offered.filter(({ suggestion, step, hazard }) => {
    const found = steps[suggestion.step];
    if (found?.text !== step) return false;
    return suggestion.kind === 'hazard' || found.hazards[suggestion.hazard]?.text === hazard;
  });
}
