import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Trail } from '@muster/contract/tracking';
import { PlacesMap } from '../../ui/map/PlacesMap.tsx';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';

/** More would cover each other, and their numbers with them. */
const mostShown = 40;

/** A day between punches on a map, and under it each time of work with its breaks and how many places it has. */
export function TrailOnMap({ trail: { zone, points, work } }: { readonly trail: Trail }) {
  const { t } = useLingui();
  const every = Math.max(1, Math.ceil(points.length / mostShown));
  const shown = points.filter((_, index) => index % every === 0 || index === points.length - 1);
  const inSpan = (from: string, to: string | null) =>
    points.filter(({ at }) => at >= from && (to === null || at < to)).length;
  return (
    <>
      {points.length > 0 && (
        <PlacesMap
          label={t`Map of where you were while clocked in: ${plural(points.length, { one: '# place', other: '# places' })}`}
          points={shown.map(({ at, lat, lng }) => ({ key: at, lat, lng }))}
          fences={[]}
          className="h-64 border-y border-line"
        />
      )}
      <ul className="divide-y divide-line">
        {work.map(({ started_at, ended_at, breaks }) => (
          <li key={started_at} className="px-4 py-2.5 text-14 md:px-5">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>
                <TimeOfDay atMs={Date.parse(started_at)} zone={zone} />
                {' – '}
                {ended_at === null ? (
                  <Trans>now</Trans>
                ) : (
                  <TimeOfDay atMs={Date.parse(ended_at)} zone={zone} />
                )}
              </span>
              <span className="text-ink-2">
                {plural(inSpan(started_at, ended_at), {
                  one: '# location',
                  other: '# locations',
                })}
              </span>
            </span>
            {breaks.map((taken) => (
              <span key={taken.started_at} className="block text-ink-3">
                <Trans>
                  Break from <TimeOfDay atMs={Date.parse(taken.started_at)} zone={zone} />, nothing
                  saved
                </Trans>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
