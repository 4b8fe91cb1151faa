/** Finds steps, hazards and controls among the facts. */
import type { Control, Facts, Hazard, JsaState, Step } from '../jsa-state.ts';
import { contentOf, once, overlap, plain } from '../understanding/plain.ts';

export function hazardsOf(facts: Facts): Hazard[] {
  return facts.steps.flatMap(({ hazards }) => hazards);
}

export function selectOptionalStep(facts: Facts, id: number | null | undefined): Step | undefined {
  return facts.steps.find((step) => step.id === id);
}

export function selectOptionalHazard(
  facts: Facts,
  id: number | null | undefined,
): Hazard | undefined {
  return hazardsOf(facts).find((hazard) => hazard.id === id);
}

export function selectOptionalControl(facts: Facts, id: number | null): Control | undefined {
  return hazardsOf(facts)
    .flatMap(({ controls }) => controls)
    .find((control) => control.id === id);
}

export function stepOfHazard(facts: Facts, id: number): Step | undefined {
  return facts.steps.find(({ hazards }) => hazards.some((hazard) => hazard.id === id));
}

export function hasDirect(hazard: Hazard): boolean {
  return hazard.controls.some(({ direct }) => direct === 'yes');
}

export function hasHighEnergy(facts: Facts): boolean {
  return hazardsOf(facts).some(({ highEnergy }) => highEnergy !== null);
}

/** Returns the step that shares the most words with a text, or else the last one. */
export function likelyStep(facts: Facts, text: string): Step | undefined {
  const content = contentOf(text);
  let best = facts.steps.at(-1);
  let most = 0;
  for (const step of facts.steps) {
    const shared = overlap(contentOf(step.text), content);
    if (shared > most) {
      best = step;
      most = shared;
    }
  }
  return best;
}

const wordsAlone = once((text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

export function isSame(one: string, other: string): boolean {
  return one === other || wordsAlone(one) === wordsAlone(other);
}

/** Returns the steps that the question is about. */
export function stepsAskedAbout({ facts, ask }: JsaState): Step[] {
  return facts.steps.filter(({ id }) => ask.steps.includes(id));
}

/** Returns the hazards that the question is about. */
export function hazardsAskedAbout({ facts, ask }: JsaState): Hazard[] {
  return hazardsOf(facts).filter(({ id }) => ask.hazards.includes(id));
}
