import { useLingui } from '@lingui/react/macro';
import type { TrackedPerson, TrackingProblem } from '@muster/contract/tracking';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';

/** Returns the texts for a person's answer and phone, on the list and in its file. */
export function useTrackingWords() {
  const { t } = useLingui();
  const words = useTimeWords();
  const problems: Record<TrackingProblem, string> = {
    unsent: t`Unsent records`,
    permission: t`Location permission off`,
    not_acknowledged: t`Notice not answered`,
    mock: t`Location faked by an app`,
    silent: t`No contact for 24 hours`,
    off_clock: t`Locations off the clock, none stored`,
    old_version: t`Old app version`,
  };
  const permissions = {
    always: t`always`,
    while_in_use: t`while in use`,
    denied: t`off`,
    unknown: t`unknown`,
  };
  const instant = (at: string) => words.dayAndTime(Date.parse(at), readerZone());
  return {
    problems,
    instant,
    choice: ({ choice, way, version }: TrackedPerson): string => {
      switch (choice) {
        case 'none':
          return t`No answer`;
        case 'withdrawn':
          return t({ message: 'Said no', context: 'location notice' });
        case 'acknowledged':
          if (way === 'kiosk') return t`Agreed at a kiosk (version ${version})`;
          return way === 'paper'
            ? t`Agreed on paper (version ${version})`
            : t`Agreed (version ${version})`;
      }
    },
    device: ({ device, has_login }: TrackedPerson): string => {
      if (device === null) return has_login ? t`No device yet` : t`No login`;
      const place =
        device.runs_in === 'app'
          ? t`App`
          : device.runs_in === 'browser'
            ? t`Browser`
            : t({ message: 'Unknown', context: 'a device' });
      return device.app_version === 'unknown' ? place : `${place} ${device.app_version}`;
    },
    permission: ({ device }: TrackedPerson): string =>
      device === null ? '' : permissions[device.location_permission],
  };
}
