import { useLingui } from '@lingui/react/macro';
import type { Answers, Question } from '@muster/contract/checklists';
import { useChecklistWords } from '../use-checklist-words.ts';
import { answersOf, type ChecklistDraft } from './checklist-draft.ts';

/** The fields of a checklist's form, and what was typed, in words, in case the server refuses it. */
export function useChecklistFields(questions: readonly Question[]) {
  const { t } = useLingui();
  const words = useChecklistWords();
  return {
    project_id: { label: t`Project`, wrong: t`Choose a project.` },
    equipment_id: { label: t`Equipment` },
    asks_call: { label: t`Ask my supervisor to call me` },
    answers: {
      label: t`Answers`,
      show: (answers: ChecklistDraft['answers']) =>
        typedText(questions, answersOf(questions, answers), words.text),
    },
  };
}

function typedText(
  questions: readonly Question[],
  answers: Answers,
  text: (both: Question['text']) => string,
): string {
  return questions
    .flatMap((question) => {
      const { value, note, name } = answers[question.id] ?? {};
      const said = [value, note, name].filter(
        (part) => typeof part === 'string' || typeof part === 'number',
      );
      return said.length === 0 ? [] : [`${text(question.text)}: ${said.join(', ')}`];
    })
    .join('\n');
}
