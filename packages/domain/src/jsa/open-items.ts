/** The items that block approval, as texts. The tray doesn't block approval. */
import { hasDirect, hazardsOf } from './facts/find.ts';
import type { JsaState } from './jsa-state.ts';
import { knowsEmergency } from './plan.ts';
import { fill, wordsFor } from './saying/words-for.ts';

export function openItems(state: JsaState): string[] {
  const { facts } = state;
  const words = wordsFor(state.lang).open;
  const items: string[] = [];
  if (facts.task === '') items.push(words.task);
  if (facts.place === '') items.push(words.place);
  if (facts.people.length === 0) items.push(words.people);
  if (facts.steps.length === 0) items.push(words.steps);
  if (hazardsOf(facts).length === 0) items.push(words.no_hazard);
  for (const step of facts.steps) {
    if (step.hazards.length === 0 && !step.hazardsAnswered) {
      items.push(fill(words.hazards, { step: step.text }));
    }
  }
  for (const hazard of hazardsOf(facts)) {
    const named = { hazard: hazard.text };
    if (hazard.energy === null) items.push(fill(words.energy, named));
    if (hazard.mark === 'unknown') items.push(fill(words.kill, named));
    if (hazard.highEnergy !== null && !hasDirect(hazard)) {
      items.push(fill(words.direct_control, named));
    } else if (hazard.controls.length === 0) items.push(fill(words.controls, named));
  }
  if (state.answered.wheel !== true) items.push(words.wheel);
  if (!knowsEmergency(state)) items.push(words.emergency);
  if (facts.stopWork.length === 0) items.push(words.stop_work);
  return items;
}
