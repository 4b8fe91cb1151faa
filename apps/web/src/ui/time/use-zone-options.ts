import { useLingui } from '@lingui/react/macro';
import { zoneOptions } from './zone-options.ts';

/** The time zones to choose from, in the reader's language. */
export function useZoneOptions(chosen: string) {
  const { t, i18n } = useLingui();
  return zoneOptions(i18n.locale, chosen, {
    unitedStates: t`United States`,
    others: t`Other time zones`,
  });
}
