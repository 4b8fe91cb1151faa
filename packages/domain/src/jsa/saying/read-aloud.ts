/** The whole document in sentences, for "read it". */
import type { JsaDocument } from '../jsa-document.ts';
import { wordsFor } from './words-for.ts';

export function readAloud(document: JsaDocument): string {
  const { none } = { none: wordsFor(document.lang).open };
  const steps = document.steps.map(({ text, hazards }, index) => {
    const told = hazards.map((hazard) => {
      const controls = hazard.controls.map((control) => control.text).join(', ');
      return controls === '' ? hazard.text : `${hazard.text}: ${controls}`;
    });
    return `${index + 1}. ${[text, ...told].join('. ')}`;
  });
  const lists = [
    document.ppe,
    document.permits,
    document.emergency,
    document.stop_work,
    document.open,
  ];
  return [
    document.task || none.task,
    document.place || none.place,
    document.people.join(', ') || none.people,
    ...steps,
    ...lists.filter((list) => list.length > 0).map((list) => list.join('. ')),
  ].join('. ');
}
