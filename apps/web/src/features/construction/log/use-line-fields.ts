import { useLingui } from '@lingui/react/macro';
import type { LogKind } from '@muster/domain/daily-log/log-line';
import type { FieldSpecs } from '../../../kit/form/field-spec.ts';
import type { LineDraft } from './line-draft.ts';
import { useLogWords } from './use-log-words.ts';

/** Labels of a line's fields, and the error for a value that can't be parsed. */
export function useLineFields(kind: LogKind): FieldSpecs<LineDraft> {
  const { t } = useLingui();
  const { isUs } = useLogWords();
  const texts: Readonly<Record<LogKind, string>> = {
    manpower: t`Company or crew`,
    visitor: t`Name`,
    delivery: t`What was delivered`,
    equipment: t`Equipment`,
    work: t`What was done`,
    quantity: t`Cost code`,
    delay: t`What caused it`,
    safety: t`What happened`,
    weather: t`Conditions`,
    note: t`Note`,
  };
  const aNumber = t`Enter a number.`;
  return {
    text: {
      label: texts[kind],
      wrong: kind === 'weather' ? t`Enter the conditions or a number.` : t`Enter something here.`,
    },
    from: { label: kind === 'delivery' ? t`Supplier` : t`Company` },
    people: { label: t`People`, wrong: aNumber },
    hours: { label: t`Hours`, wrong: aNumber },
    code: { label: t`Cost code`, wrong: t`Choose a cost code.` },
    amount: { label: t`Quantity`, wrong: aNumber },
    unit: { label: t`Unit`, wrong: t`Enter a unit.` },
    whose: { label: t`Caused by` },
    low: { label: isUs ? t`Low °F` : t`Low °C`, wrong: aNumber },
    high: { label: isUs ? t`High °F` : t`High °C`, wrong: aNumber },
    rain: { label: isUs ? t`Rain, inches` : t`Rain, mm`, wrong: aNumber },
    wind: { label: isUs ? t`Wind, mph` : t`Wind, km/h`, wrong: aNumber },
    isPrivate: { label: t`Private` },
  };
}
