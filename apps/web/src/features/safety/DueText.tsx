import { useLingui } from '@lingui/react/macro';
import type { HazardRow } from '@muster/contract/safety';
import { isDue } from './is-due.ts';
import { useDayText } from './use-day-text.ts';

/** By when it has to be fixed; nothing once it is. */
export function DueText({ hazard }: { readonly hazard: HazardRow }) {
  const { t } = useLingui();
  const dayText = useDayText();
  if (!isDue(hazard)) return null;
  const day = dayText(hazard.due_on);
  return hazard.is_overdue ? (
    <span className="text-14 font-medium text-danger-ink">{t`Overdue since ${day}`}</span>
  ) : (
    <span className="text-14 text-ink-2">{t`Due ${day}`}</span>
  );
}
