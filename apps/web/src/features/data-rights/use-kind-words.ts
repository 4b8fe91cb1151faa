import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { fixedRetention, type RemovedKind, type Retention } from '@muster/contract/retention';

/** Names of the records that the nightly run removes, and how long each is kept. */
export function useKindWords() {
  const { t } = useLingui();
  const names: Readonly<Record<RemovedKind, string>> = {
    punch_coordinates: t`Punch locations`,
    location_trail: t`Locations between punches`,
    location_rejections: t`Counts of locations not saved`,
    voice_audio: t`Talks with Sarah`,
    device_changes: t`Changes to phone settings`,
    device_reports: t`Phones of people who left`,
    message_log: t`Messages sent`,
    reminder_log: t`Reminders`,
    inbox: t`Notifications in the app`,
    error_reports: t`Error reports`,
  };
  const days = (count: number) => plural(count, { one: '# day', other: '# days' });
  const period = (kind: RemovedKind, retention: Retention) => {
    if (kind === 'punch_coordinates') {
      const { punch_coordinates: chosen, time_cards: cards } = retention;
      return 'days' in chosen
        ? days(chosen.days)
        : plural(cards.years, { one: '# year', other: '# years' });
    }
    if (kind === 'location_trail') return days(retention.location_trail.days);
    if (kind === 'voice_audio') {
      return 'days' in retention.voice_audio ? days(retention.voice_audio.days) : t`Until signed`;
    }
    return days(fixedRetention[kind].days);
  };
  return { names, period };
}
