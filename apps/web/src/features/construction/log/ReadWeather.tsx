import { Trans, useLingui } from '@lingui/react/macro';
import type { DayWeather, Sky } from '@muster/contract/day-weather';
import type { Weather } from '@muster/domain/daily-log/log-line';
import { useMutation } from '@tanstack/react-query';
import CloudSun from 'lucide-react/icons/cloud-sun';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Button } from '../../../ui/Button.tsx';
import { readWeather } from './read-weather.ts';

type ReadWeatherProps = {
  readonly projectId: string;
  readonly day: string;
  readonly onRead: (weather: Weather) => void;
};

/** Fills in the day's weather from the server's weather service, where it has one. */
export function ReadWeather({ projectId, day, onRead }: ReadWeatherProps) {
  const { t, i18n } = useLingui();
  const data = useData();
  const offlineReason = useNeedsNetwork();
  const skies: Readonly<Record<Sky, string>> = {
    clear: t`Clear`,
    partly_cloudy: t`Partly cloudy`,
    overcast: t`Overcast`,
    fog: t`Fog`,
    drizzle: t`Drizzle`,
    rain: t`Rain`,
    snow: t`Snow`,
    showers: t`Showers`,
    thunderstorm: t`Thunderstorms`,
  };
  const read = useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: () => readWeather(data, { project_id: projectId, day }),
    onSuccess: ({ sky, ...weather }: DayWeather) =>
      onRead({ ...weather, sky: sky === null ? null : skies[sky] }),
  });
  if (data.config.current()?.readsWeather !== true) return null;
  return (
    <div>
      <Button
        size="sm"
        icon={CloudSun}
        isBusy={read.isPending}
        disabledReason={offlineReason}
        onClick={() => read.mutate()}
      >
        <Trans>Fill in from the weather service</Trans>
      </Button>
      {read.isError && (
        <p role="alert" className="mt-1 text-14 text-danger-ink">
          {i18n._(describeError(read.error))}
        </p>
      )}
    </div>
  );
}
