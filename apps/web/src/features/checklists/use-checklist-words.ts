import { useLingui } from '@lingui/react/macro';
import type {
  BothLanguages,
  ChecklistMoment,
  Question,
  QuestionKind,
} from '@muster/contract/checklists';
import { languageOf } from '@muster/domain/languages';

/** Checklists in words. */
export function useChecklistWords() {
  const { t, i18n } = useLingui();
  const language = languageOf(i18n.locale);
  const amount = (thousandths: number) =>
    i18n.number(thousandths / 1000, { maximumFractionDigits: 3 });
  return {
    language,
    /** In the reader's language. */
    text: (both: BothLanguages): string => both[language],
    kind: (kind: QuestionKind): string => {
      switch (kind) {
        case 'yes_no':
          return t`Yes, no or not applicable`;
        case 'number':
          return t`Number`;
        case 'choice':
          return t`Choice`;
        case 'text':
          return t`Text`;
        case 'photo':
          return t`Photo`;
        case 'signature':
          return t`Signature`;
        case 'sign_in':
          return t`Sign-in sheet`;
      }
    },
    moment: (moment: ChecklistMoment): string => {
      switch (moment) {
        case 'hand':
          return t`When someone starts it`;
        case 'site':
          return t`At a site`;
        case 'equipment':
          return t`Before equipment is used`;
        case 'clock_in':
          return t`When clocking in`;
        case 'clock_out':
          return t`When clocking out`;
      }
    },
    yesNo: (value: 'yes' | 'no' | 'na'): string => {
      switch (value) {
        case 'yes':
          return t`Yes`;
        case 'no':
          return t`No`;
        case 'na':
          return t({ message: 'N/A', context: 'not applicable' });
      }
    },
    quantity: (thousandths: number, unit: string | null): string =>
      [amount(thousandths), unit].filter(Boolean).join(' '),
    /** The allowed range of a number; null if any number is allowed. */
    limits: ({ min, max, unit }: Extract<Question, { kind: 'number' }>): string | null => {
      const ending = unit === null ? '' : ` ${unit}`;
      if (min !== null && max !== null) return t`${amount(min)} to ${amount(max)}${ending}`;
      if (min !== null) return t`At least ${amount(min)}${ending}`;
      return max === null ? null : t`At most ${amount(max)}${ending}`;
    },
  };
}
