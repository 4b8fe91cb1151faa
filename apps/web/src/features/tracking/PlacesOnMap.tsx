import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { punchKinds } from '@muster/contract';
import type { PunchLocations } from '@muster/contract/tracking';
import { arcM } from '@muster/domain';
import { useJobs } from '../../data/jobs/use-jobs.ts';
import { fenceOf } from '../../ui/map/Fences.tsx';
import { PlacesMap } from '../../ui/map/PlacesMap.tsx';
import { useLengthWords } from '../../ui/place/use-length-words.ts';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { usePunchNames } from '../../ui/time/use-punch-names.ts';

/** Sites farther away than this aren't shown. */
const nearM = 2000;

type PlacesOnMapProps = {
  readonly points: PunchLocations['points'];
  readonly withDay?: boolean;
};

/** The places of punches, numbered on a map and listed under the same numbers. */
export function PlacesOnMap({ points, withDay = false }: PlacesOnMapProps) {
  const { t } = useLingui();
  const { length } = useLengthWords();
  const nameOf = usePunchNames();
  const { everyProject } = useJobs();
  const fences = everyProject
    .flatMap(({ sites }) => sites)
    .filter((site) => points.some((point) => arcM(point, site) < nearM))
    .map(fenceOf);
  const kindOf = (kind: string) => {
    const known = punchKinds.find((each) => each === kind);
    return known === undefined ? kind : nameOf({ kind: known });
  };
  return (
    <>
      <PlacesMap
        label={t`Map of where you punched: ${plural(points.length, { one: '# place', other: '# places' })}`}
        points={points.map(({ punch_id, lat, lng }) => ({ key: punch_id, lat, lng }))}
        fences={fences}
        className="h-64 border-b border-line"
      />
      <ol className="divide-y divide-line">
        {points.map(({ punch_id, kind, occurred_at, zone, accuracy_m }, index) => (
          <li key={punch_id} className="flex items-baseline gap-3 px-4 py-2.5 text-14 md:px-5">
            <span className="w-5 shrink-0 text-ink-3 tabular-nums">{index + 1}.</span>
            <span className="min-w-0 flex-1">
              {kindOf(kind)}{' '}
              <span className="text-ink-3">
                <Trans>within {length(Math.ceil(accuracy_m))}</Trans>
              </span>
            </span>
            <TimeOfDay
              atMs={Date.parse(occurred_at)}
              zone={zone}
              withDay={withDay}
              className="text-ink-2"
            />
          </li>
        ))}
      </ol>
    </>
  );
}
