import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TrackingList } from '@muster/contract/tracking';
import { Banner } from '../../ui/Banner.tsx';

const dayMs = 86_400_000;

/** How old the oldest stored coordinate is, and when it goes. */
export function CoordinatesBanner({
  list: { mode, coordinates, trail, trail_minutes },
  asOfMs,
}: {
  readonly list: Pick<TrackingList, 'mode' | 'coordinates' | 'trail' | 'trail_minutes'>;
  readonly asOfMs: number;
}) {
  const { t } = useLingui();
  const days = (ms: number) =>
    plural(Math.max(0, Math.round(ms / dayMs)), { one: '# day', other: '# days' });
  const kept = days(asOfMs - Date.parse(coordinates.kept_since));
  const titles = {
    off: t`Location is off`,
    punch: t`Location is saved only with a punch, never in between`,
    trail: plural(trail_minutes, {
      one: 'Location is saved with a punch, and every minute while clocked in',
      other: 'Location is saved with a punch, and every # minutes while clocked in',
    }),
  };
  const title = titles[mode];
  const trailAge = trail.oldest_at === null ? null : days(asOfMs - Date.parse(trail.oldest_at));
  const trailKept = days(asOfMs - Date.parse(trail.kept_since));
  const betweenPunches = trailAge !== null && (
    <Trans>
      The oldest location between punches is {trailAge} old. Each is deleted after {trailKept}. None
      is stored off the clock.
    </Trans>
  );
  if (coordinates.oldest_at === null)
    return (
      <Banner tone="info" title={title}>
        {betweenPunches || <Trans>No coordinates are stored.</Trans>}
      </Banner>
    );
  const age = days(asOfMs - Date.parse(coordinates.oldest_at));
  return (
    <Banner tone="info" title={title}>
      <Trans>
        The oldest stored coordinate is {age} old. Each is deleted after {kept}.
      </Trans>{' '}
      {betweenPunches}
    </Banner>
  );
}
