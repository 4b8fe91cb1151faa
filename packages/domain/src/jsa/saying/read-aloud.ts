/** The whole document in sentences, for "read it", followed by what isn't filed yet. */
import type { JsaState } from '../jsa-state.ts';
import { writeDocument } from '../write-document.ts';
import { wordsFor } from './words-for.ts';

export function readAloud(state: JsaState): string {
  const document = writeDocument(state);
  const { open: none, waiting } = wordsFor(state.lang);
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
    document.absent,
    document.also_said ?? [],
    document.open,
  ];
  const tray = state.tray.map(({ text }) => text);
  return [
    document.task || none.task,
    document.place || none.place,
    document.people.join(', ') || none.people,
    ...steps,
    ...lists.filter((list) => list.length > 0).map((list) => list.join('. ')),
    ...(tray.length === 0 ? [] : [`${waiting}: ${tray.join('. ')}`]),
  ].join('. ');
}
