import {
  checklistLimits,
  type ChecklistMoment,
  type ChecklistTemplate,
  type Question,
  type QuestionKind,
  type SavedTemplate,
} from '@muster/contract/checklists';
import { storable, thousandthsOf } from '../fill/checklist-draft.ts';

/** A question as typed; its kind decides which parts apply. */
export type QuestionDraft = {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly en: string;
  readonly es: string;
  readonly is_required: boolean;
  readonly fails_on: 'no' | 'yes';
  readonly on_fail: { readonly note: boolean; readonly photo: boolean; readonly hazard: boolean };
  readonly min: string;
  readonly max: string;
  readonly unit: string;
  /** One per line. */
  readonly choicesEn: string;
  readonly choicesEs: string;
};

export type TemplateDraft = {
  readonly asked_at: ChecklistMoment;
  readonly equipment_type: string;
  readonly every_days: string;
  readonly is_private: boolean;
  readonly is_active: 'yes' | 'no';
  readonly title_en: string;
  readonly title_es: string;
  readonly questions: readonly QuestionDraft[];
};

export function emptyQuestion(id: string): QuestionDraft {
  return {
    id,
    kind: 'yes_no',
    en: '',
    es: '',
    is_required: true,
    fails_on: 'no',
    on_fail: { note: true, photo: false, hazard: false },
    min: '',
    max: '',
    unit: '',
    choicesEn: '',
    choicesEs: '',
  };
}

export function templateDraftOf(template: ChecklistTemplate | null): TemplateDraft {
  return {
    asked_at: template?.asked_at ?? 'hand',
    equipment_type: template?.equipment_type ?? '',
    every_days: template?.every_days?.toString() ?? '',
    is_private: template?.is_private ?? false,
    is_active: template?.is_active === false ? 'no' : 'yes',
    title_en: template?.title.en ?? '',
    title_es: template?.title.es ?? '',
    questions: template?.questions.map(questionDraftOf) ?? [],
  };
}

function questionDraftOf(question: Question): QuestionDraft {
  const { id, kind, text, is_required } = question;
  const draft = { ...emptyQuestion(id), kind, en: text.en, es: text.es, is_required };
  switch (question.kind) {
    case 'yes_no':
      return { ...draft, fails_on: question.fails_on, on_fail: question.on_fail };
    case 'number':
      return {
        ...draft,
        min: question.min === null ? '' : String(question.min / 1000),
        max: question.max === null ? '' : String(question.max / 1000),
        unit: question.unit ?? '',
      };
    case 'choice':
      return {
        ...draft,
        choicesEn: question.choices.map((choice) => choice.en).join('\n'),
        choicesEs: question.choices.map((choice) => choice.es).join('\n'),
      };
    case 'text':
    case 'photo':
    case 'signature':
    case 'sign_in':
      return draft;
  }
}

/** Returns the question to save; null while a part is missing or wrong. */
export function questionOf(draft: QuestionDraft): Question | null {
  const [en, es] = [storable(draft.en), storable(draft.es)];
  if (en === null || es === null) return null;
  const asked = { id: draft.id, text: { en, es }, is_required: draft.is_required };
  switch (draft.kind) {
    case 'yes_no':
      return { ...asked, kind: 'yes_no', fails_on: draft.fails_on, on_fail: draft.on_fail };
    case 'number': {
      const [min, max] = [limitOf(draft.min), limitOf(draft.max)];
      if (min === undefined || max === undefined) return null;
      if (min !== null && max !== null && min > max) return null;
      return { ...asked, kind: 'number', min, max, unit: storable(draft.unit) };
    }
    case 'choice': {
      const [first, second] = [linesOf(draft.choicesEn), linesOf(draft.choicesEs)];
      const isRight =
        first.length === second.length &&
        first.length >= 2 &&
        first.length <= checklistLimits.choices &&
        [...first, ...second].every((line) => line.length <= checklistLimits.choice);
      if (!isRight) return null;
      const choices = first.map((line, at) => ({ en: line, es: second[at] ?? line }));
      return { ...asked, kind: 'choice', choices };
    }
    case 'text':
    case 'photo':
    case 'signature':
    case 'sign_in':
      return { ...asked, kind: draft.kind };
  }
}

/** Null: none; undefined: not a number. */
const limitOf = (typed: string) =>
  typed.trim() === '' ? null : (thousandthsOf(typed) ?? undefined);

const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => {
    const kept = storable(line);
    return kept === null ? [] : [kept];
  });

/** Returns the template to save; null while a part is missing or wrong. */
export function templateOf(draft: TemplateDraft): SavedTemplate | null {
  const [en, es] = [storable(draft.title_en), storable(draft.title_es)];
  const questions = draft.questions.map(questionOf).filter((one) => one !== null);
  if (en === null || es === null) return null;
  if (questions.length === 0 || questions.length < draft.questions.length) return null;
  const every = everyDaysOf(draft);
  if (every === undefined) return null;
  const isPrivate = mayBePrivate(draft) && draft.is_private;
  return {
    asked_at: draft.asked_at,
    equipment_type: draft.asked_at === 'equipment' ? storable(draft.equipment_type) : null,
    every_days: every,
    is_private: isPrivate,
    is_active: draft.is_active === 'yes',
    title: { en, es },
    questions,
  };
}

/** True if it can be due again: only checklists about a site or equipment can. */
export const mayBeDue = ({ asked_at }: Pick<TemplateDraft, 'asked_at'>) =>
  asked_at === 'site' || asked_at === 'equipment';

/** True if it may be private. A failed equipment check concerns everyone. */
export const mayBePrivate = ({ asked_at }: Pick<TemplateDraft, 'asked_at'>) =>
  asked_at !== 'equipment';

/** Null: never due; undefined: not a number of days. */
export function everyDaysOf(
  draft: Pick<TemplateDraft, 'asked_at' | 'every_days'>,
): number | null | undefined {
  const typed = draft.every_days.trim();
  if (!mayBeDue(draft) || typed === '') return null;
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return days >= 1 && days <= checklistLimits.everyDays ? days : undefined;
}

/** Returns the list with the question at `from` moved up or down by one. */
export function moved<One>(list: readonly One[], from: number, by: 1 | -1): readonly One[] {
  const one = list[from];
  const to = from + by;
  if (one === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}
