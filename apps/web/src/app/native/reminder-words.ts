import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Reminder } from '@muster/domain/reminders/reminder-plan';
import type { PredictedClock } from '../../data/clock/predict-clock.ts';
import type { StoredPlan } from '../../data/reminders/reminder-plan-query.ts';

/**
 * Returns the text of a phone reminder. The phone knows only its own punches, so the text never claims that
 * there are none elsewhere.
 */
export function reminderWords(
  { textKey, local }: Reminder,
  { settings }: StoredPlan,
): { readonly title: string; readonly body: string } {
  const time = local === null ? '' : timeOf(local);
  switch (textKey) {
    case 'start':
      return {
        title: t`No clock-in on this phone`,
        body: t`Your shift started at ${time}. Tap to clock in.`,
      };
    case 'end':
      return {
        title: t`No clock-out on this phone`,
        body: t`Your shift ended at ${time}. Still working?`,
      };
    case 'hours': {
      const hours = settings.still_in_after_hours ?? 0;
      return {
        title: t`No clock-out on this phone`,
        body: t`You’ve been clocked in for ${hours} hours. Still working?`,
      };
    }
    case 'meal':
      return {
        title: t`No meal break recorded on this phone`,
        body: t`Your meal break is due soon.`,
      };
  }
}

/** Wall times are shown unchanged, regardless of the phone's zone. */
function timeOf(local: string): string {
  return i18n.date(new Date(`${local}Z`), { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
}

/** The text of the running notice while someone is on the clock; its button leads to the clock-out. */
export function runningWords({ open, onBreak }: PredictedClock) {
  const since = onBreak?.startedAt ?? open?.startedAt ?? 0;
  const time = i18n.date(new Date(since), { hour: 'numeric', minute: '2-digit' });
  return {
    title: onBreak === null ? t`On the clock` : t`On break`,
    body: t`Since ${time}`,
    button: t`Clock out`,
    channelName: t`Running time`,
  };
}
