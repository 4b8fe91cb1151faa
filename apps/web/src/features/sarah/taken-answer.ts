import type { SaidLine } from '../../data/jsa/dialogue-draft.ts';

/**
 * The last answer, where it went into the document and Sarah asks the same once more, as she does for every step.
 * Only then is it shown: nothing else on the screen would say that it was taken.
 */
export function takenAnswer(said: readonly SaidLine[], isDocumentChanged: boolean): string | null {
  const [asked, answer, again] = said.slice(-3);
  const isAnswer = asked?.who === 'sarah' && answer?.who === 'person' && again?.who === 'sarah';
  return isAnswer && isDocumentChanged && asked.text === again.text ? answer.text : null;
}
