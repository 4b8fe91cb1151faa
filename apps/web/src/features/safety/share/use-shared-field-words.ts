import { useLingui } from '@lingui/react/macro';
import type { HazardPage, SharedField } from '@muster/contract/safety';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useSafetyWords } from '../use-safety-words.ts';

type SharedFieldWords = {
  name(field: SharedField): string;
  /** The text that outsiders would see, so that no one shares it unread. */
  value(field: SharedField, page: HazardPage): string;
};

export function useSharedFieldWords(): SharedFieldWords {
  const { t } = useLingui();
  const words = useSafetyWords();
  const times = useTimeWords();
  const names: Readonly<Record<SharedField, string>> = {
    project: t`Project`,
    place: t`Where`,
    risk: t`Risk`,
    state: t`Status`,
    reported_on: t`Date reported`,
    immediate_action: t`Action taken right away`,
    actions: t`Corrective actions`,
  };
  return {
    name: (field) => names[field],
    value: (field, { hazard, actions }) => {
      const nothing = t`Nothing to show`;
      switch (field) {
        case 'project':
          return hazard.project?.name ?? nothing;
        case 'place':
          return hazard.place ?? nothing;
        case 'risk':
          return words.band(hazard.band);
        case 'state':
          return words.state(hazard.state);
        case 'reported_on':
          return times.date(Date.parse(hazard.reported_at), readerZone());
        case 'immediate_action':
          return hazard.immediate_action ?? nothing;
        case 'actions':
          return (
            actions
              .filter(({ state }) => state !== 'canceled')
              .map(({ what }) => what)
              .join(' · ') || nothing
          );
      }
    },
  };
}
