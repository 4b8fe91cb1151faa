/** The document as it is at this moment of the dialogue. */
import type { DocumentHazard, JsaDocument } from './jsa-document.ts';
import { emergencyFields, type Hazard, type JsaState } from './jsa-state.ts';
import { openItems } from './open-items.ts';
import { wordsFor } from './saying/words-for.ts';

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
  const steps = facts.steps.map(({ text, hazards }) => ({ text, hazards: hazards.map(hazardOf) }));
  const known = emergencyFields.flatMap((field) => {
    const value = context.emergency[field] ?? '';
    return value === '' ? [] : [`${words.emergency[field]}: ${value}`];
  });
  return {
    lang,
    task: facts.task,
    place: facts.place,
    people: [...facts.people],
    // Without steps the whole task is the one step that its hazards belong to.
    steps:
      facts.looseHazards.length > 0
        ? [...steps, { text: facts.task, hazards: facts.looseHazards.map(hazardOf) }]
        : steps,
    ppe: [...facts.ppe],
    permits: [...facts.permits],
    emergency: [...known, ...facts.emergency],
    stop_work: [...facts.stopWork],
    absent: [...facts.absent],
    open: openItems(state),
    signatures: [],
  };
}
