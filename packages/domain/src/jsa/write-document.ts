/** Writes the document for the current state of the dialogue. */
import type { DocumentHazard, JsaDocument } from './jsa-document.ts';
import { emergencyFields, type Hazard, type JsaState } from './jsa-state.ts';
import { openItems } from './open-items.ts';
import { listed } from './saying/question.ts';
import { fill, wordsFor } from './saying/words-for.ts';

export function writeDocument(state: JsaState): JsaDocument {
  const { facts, context, lang } = state;
  const words = wordsFor(lang);
  const hazardOf = (hazard: Hazard): DocumentHazard => ({
    text: hazard.text,
    energy: hazard.energy,
    high_energy: hazard.highEnergy,
    consequence:
      hazard.highEnergy === null
        ? hazard.energy === null
          ? ''
          : words.consequences[hazard.energy]
        : words.fatal[hazard.highEnergy],
    controls: hazard.controls.map(({ text, level, source, direct }) => ({
      text,
      level,
      source,
      direct,
    })),
  });
  const known = emergencyFields.flatMap((field) => {
    const value = context.emergency[field] ?? '';
    return value === '' ? [] : [`${words.emergency[field]}: ${value}`];
  });
  return {
    lang,
    task: facts.task,
    place: facts.place,
    people: [...facts.people],
    steps: facts.steps.map(({ text, hazards }) => ({ text, hazards: hazards.map(hazardOf) })),
    ppe: [...facts.ppe],
    permits: [...facts.permits],
    emergency: [...known, ...facts.emergency],
    stop_work: [...facts.stopWork],
    absent: [...facts.absent, ...ruledOut(state)],
    ...(facts.alsoSaid.length > 0 && { also_said: [...facts.alsoSaid] }),
    open: openItems(state),
    signatures: [],
  };
}

/** Returns one line for the no at the wheel: the energies that Sarah named. */
function ruledOut({ facts, lang }: JsaState): string[] {
  const words = wordsFor(lang);
  if (facts.ruledOut.length === 0) return [];
  const names = facts.ruledOut.map((energy) => words.energies[energy]);
  return [fill(words.nothing_with, { energies: listed(names, words.or) })];
}
