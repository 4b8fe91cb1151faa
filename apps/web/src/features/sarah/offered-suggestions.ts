import type { JsaSuggestion } from '@muster/contract/suggestions';
import type { JsaDocument } from '@muster/domain/jsa/jsa-document';

/** A suggestion with the words that it is about. */
export type Offered = {
  readonly suggestion: JsaSuggestion;
  readonly step: string;
  /** Of a control. */
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

/** A suggestion is about words: where these have changed or moved meanwhile, it is offered no longer. */
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
