import type { Answers, Question, SavedChecklist } from '@muster/contract/checklists';
import { type ChecklistJudgment, judgeChecklist } from '@muster/domain/checklists/judge-checklist';
import type { NewPhoto } from '../../../kit/photos/PhotosField.tsx';
import type { Stroke } from '../../../ui/signature/strokes.ts';

export type SignedName = { readonly name: string; readonly drawing: readonly Stroke[] };

/** An answer as typed. The kind of question decides which fields apply. */
export type AnswerDraft = {
  /** `yes`, `no` or `na`, the index of a choice, a number or a text. */
  readonly value: string;
  readonly note: string;
  readonly photos: readonly NewPhoto[];
  /** People who signed: one, or everyone on a sign-in sheet. */
  readonly people: readonly SignedName[];
  /** Id of the hazard that the answer may raise, the same for every retry. */
  readonly hazardId: string;
};

export type ChecklistDraft = {
  readonly project_id: string | null;
  /** The piece of equipment that the checklist is about, if any. */
  readonly equipment_id: string | null;
  /** For a private checklist: asks for a call from someone in charge. */
  readonly asks_call: boolean;
  readonly answers: Readonly<Record<string, AnswerDraft>>;
};

export function emptyAnswer(hazardId: string): AnswerDraft {
  return { value: '', note: '', photos: [], people: [], hazardId };
}

/** Parses a typed number into thousandths; null if it isn't one. */
export function thousandthsOf(typed: string): number | null {
  const [, sign, whole, fraction = ''] =
    /^([-−]?)(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(typed.trim().replaceAll(/\s/g, '')) ?? [];
  if (whole === undefined) return null;
  const thousandths = Number(whole) * 1000 + Number(fraction.padEnd(3, '0'));
  return sign === '' ? thousandths : -thousandths;
}

/** Returns the answer to send for a question; undefined while nothing valid is typed. */
function answerOf(question: Question, draft: AnswerDraft): Answers[string] | undefined {
  const { value, people } = draft;
  const photos = draft.photos.map(({ id }) => id);
  switch (question.kind) {
    case 'yes_no': {
      if (value !== 'yes' && value !== 'no' && value !== 'na') return undefined;
      const isFailed = value === question.fails_on;
      return {
        value,
        note: isFailed ? storable(draft.note) : null,
        photos: isFailed ? photos : [],
        hazard_id: isFailed && question.on_fail.hazard ? draft.hazardId : null,
      };
    }
    case 'number': {
      const number = thousandthsOf(value);
      return number === null ? undefined : { value: number, note: storable(draft.note) };
    }
    case 'choice':
      return value === '' ? undefined : { value: Number(value) };
    case 'text': {
      const text = storable(value);
      return text === null ? undefined : { value: text };
    }
    case 'photo':
      return photos.length === 0 ? undefined : { photos };
    case 'signature':
      return people[0] === undefined ? undefined : { ...people[0] };
    case 'sign_in':
      return people.length === 0 ? undefined : { people };
  }
}

export function answersOf(
  questions: readonly Question[],
  drafts: ChecklistDraft['answers'],
): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const draft = drafts[question.id];
      const answer = draft === undefined ? undefined : answerOf(question, draft);
      return answer === undefined ? [] : [[question.id, answer]];
    }),
  );
}

/** Returns the questions that keep a checklist from being sent, and those whose answers count as problems. */
export function judgeDraft(
  questions: readonly Question[],
  drafts: ChecklistDraft['answers'],
): ChecklistJudgment {
  const { incomplete, failed } = judgeChecklist(questions, answersOf(questions, drafts));
  const unreadable = questions
    .filter(({ kind, id }) => {
      const typed = drafts[id]?.value.trim() ?? '';
      return kind === 'number' && typed !== '' && thousandthsOf(typed) === null;
    })
    .map(({ id }) => id);
  return { incomplete: [...new Set([...incomplete, ...unreadable])], failed };
}

/** Returns the photos to send with the answers. Photos that a changed answer no longer needs are left out. */
export function photosOf(
  questions: readonly Question[],
  drafts: ChecklistDraft['answers'],
): readonly NewPhoto[] {
  const sent = new Set(
    Object.values(answersOf(questions, drafts)).flatMap(({ photos }) =>
      Array.isArray(photos) ? photos : [],
    ),
  );
  return Object.values(drafts).flatMap(({ photos }) => photos.filter(({ id }) => sent.has(id)));
}

/** Returns the checklist in the form to send. A private one belongs to no project. */
export function checklistOf(
  draft: ChecklistDraft,
  made: Pick<SavedChecklist, 'template_id' | 'revision' | 'language' | 'made_at' | 'files'> & {
    readonly questions: readonly Question[];
    readonly is_private: boolean;
  },
): SavedChecklist {
  const { questions, is_private, ...rest } = made;
  return {
    v: 2,
    ...rest,
    project_id: is_private ? null : draft.project_id,
    equipment_id: draft.equipment_id,
    asks_call: is_private && draft.asks_call,
    answers: answersOf(questions, draft.answers),
  };
}

/** Removes characters that a database can't store, such as half of an emoji; null if nothing is left. */
export function storable(text: string): string | null {
  const kept = text.replaceAll(/[\p{Surrogate}\0]/gu, '').trim();
  return kept === '' ? null : kept;
}
