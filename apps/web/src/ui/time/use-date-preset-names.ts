import { useLingui } from '@lingui/react/macro';
import type { DatePreset } from './date-presets.ts';

export function useDatePresetNames(): Readonly<Record<DatePreset, string>> {
  const { t } = useLingui();
  return {
    today: t`Today`,
    this_week: t`This week`,
    last_week: t`Last week`,
    this_period: t`This pay period`,
    last_period: t`Last pay period`,
    month: t`Last 30 days`,
    year: t`Last 365 days`,
    dates: t`Custom dates`,
  };
}
