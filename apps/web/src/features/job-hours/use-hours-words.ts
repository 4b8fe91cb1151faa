import { useLingui } from '@lingui/react/macro';
import type { JobHoursCode } from '@muster/contract/job-costs';
import { quantityText } from '@muster/domain/money/decimal-text';
import type { CodeProgress } from './job-hours.ts';

/** Hours, quantities and how they compare, as a crew says it. */
export function useHoursWords() {
  const { t, i18n } = useLingui();
  const standings: Readonly<Record<NonNullable<CodeProgress['standing']>, string>> = {
    ahead: t({ message: 'Ahead', context: 'hours against plan' }),
    on_plan: t({ message: 'On plan', context: 'hours against plan' }),
    behind: t({ message: 'Behind', context: 'hours against plan' }),
  };
  return {
    code: ({ code, name }: Pick<JobHoursCode, 'code' | 'name'>) =>
      code === null ? t`No cost code` : `${code} ${name ?? ''}`,
    standing: (standing: NonNullable<CodeProgress['standing']>) => standings[standing],
    hours: (minutes: number) => i18n.number(minutes / 60, { maximumFractionDigits: 1 }),
    perUnit: (hours: number) => i18n.number(hours, { maximumFractionDigits: 2 }),
    quantity: (thousandths: number) => quantityText(thousandths, i18n.locales ?? i18n.locale),
    percent: (share: number) => i18n.number(share, { style: 'percent', maximumFractionDigits: 0 }),
    week: (date: string) =>
      i18n.date(new Date(`${date}T12:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  };
}
