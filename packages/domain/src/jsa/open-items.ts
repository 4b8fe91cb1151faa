/** What blocks approval, in words. */
import type { JsaState } from './jsa-state.ts';
import { hasDirect, hazardsOf } from './facts/find.ts';
import { knowsEmergency } from './slots/plan.ts';
import { fill, wordsFor } from './saying/words-for.ts';

export function openItems(state: JsaState): string[] {
  const { facts } = state;
  const words = wordsFor(state.lang).open;
  const items: string[] = [];
  if (facts.task === '') items.push(words.task);
  if (facts.place === '') items.push(words.place);
  if (facts.people.length === 0) items.push(words.people);
  if (facts.steps.length === 0) items.push(words.steps);
  for (const step of facts.steps) {
    if (step.hazards.length === 0 && !step.hazardsAnswered) {
      items.push(fill(words.hazards, { step: step.text }));
    }
  }
  for (const hazard of hazardsOf(facts)) {
    if (hazard.energy === null) items.push(fill(words.energy, { hazard: hazard.text }));
    if (hazard.highEnergy !== null) {
      if (!hasDirect(hazard)) items.push(fill(words.direct_control, { hazard: hazard.text }));
    } else if (hazard.controls.length === 0) {
      items.push(fill(words.controls, { hazard: hazard.text }));
    }
  }
  if (state.answered.wheel !== true) items.push(words.wheel);
  if (!knowsEmergency(state)) items.push(words.emergency);
  if (facts.stopWork.length === 0) items.push(words.stop_work);
  for (const control of facts.looseControls) items.push(fill(words.note, { text: control.text }));
  for (const note of facts.notes) items.push(fill(words.note, { text: note }));
  return items;
}
