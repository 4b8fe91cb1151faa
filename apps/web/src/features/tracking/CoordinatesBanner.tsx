import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TrackingList } from '@muster/contract/tracking';
import { Banner } from '../../ui/Banner.tsx';

const dayMs = 86_400_000;

/** How old the oldest stored coordinate is, and when it goes. */
export function CoordinatesBanner({
  list: { mode, coordinates },
  asOfMs,
}: {
  readonly list: Pick<TrackingList, 'mode' | 'coordinates'>;
  readonly asOfMs: number;
}) {
  const { t } = useLingui();
  const days = (ms: number) =>
    plural(Math.max(0, Math.round(ms / dayMs)), { one: '# day', other: '# days' });
  const kept = days(asOfMs - Date.parse(coordinates.kept_since));
  const title =
    mode === 'off' ? t`Location is off` : t`Location is saved only with a punch, never in between`;
  if (coordinates.oldest_at === null)
    return (
      <Banner tone="info" title={title}>
        <Trans>No coordinates are stored.</Trans>
      </Banner>
    );
  const age = days(asOfMs - Date.parse(coordinates.oldest_at));
  return (
    <Banner tone="info" title={title}>
      <Trans>
        The oldest stored coordinate is {age} old. Each is deleted after {kept}.
      </Trans>
    </Banner>
  );
}
