import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompanyKiosks } from '@muster/contract/kiosk';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { readerZone } from '../../ui/time/use-time-words.ts';
import type { Kiosk, Site } from './kiosks-query.ts';
import { listText } from './list-text.ts';

/** A tablet asks every minute: silent for longer, it has no network or no power. */
const silentAfterMs = 5 * 60_000;

export function useKioskColumns(data: CompanyKiosks | null): readonly ListColumn<Kiosk>[] {
  const { t } = useLingui();
  return [
    {
      key: 'name',
      header: t`Tablet`,
      minRem: 10,
      cell: ({ name }) => (
        <span dir="auto" title={name}>
          {name}
        </span>
      ),
    },
    {
      key: 'state',
      header: t`Status`,
      minRem: 9,
      isNarrow: true,
      onCard: 'trailing',
      cell: (kiosk) => data !== null && <Presence kiosk={kiosk} serverTime={data.server_time} />,
    },
    {
      key: 'people',
      header: t`People`,
      minRem: 8,
      isNarrow: true,
      onCard: 'detail',
      cell: ({ revoked_at, people }) =>
        revoked_at === null && <Plural value={people} one="# person" other="# people" />,
    },
    {
      key: 'where',
      header: t`Where`,
      minRem: 11,
      wraps: true,
      onCard: 'detail',
      cell: (kiosk) => <Where kiosk={kiosk} sites={data?.sites ?? []} />,
    },
  ];
}

function Where({ kiosk, sites }: { readonly kiosk: Kiosk; readonly sites: readonly Site[] }) {
  const { t, i18n } = useLingui();
  const names = sites
    .filter(({ id }) => kiosk.site_ids.includes(id))
    .map(({ name, project_name }) => `${project_name}, ${name}`);
  const where = kiosk.site_ids.length === 0 ? t`All sites` : listText(i18n.locale, names);
  return (
    <span dir="auto" title={where} className="text-ink-2 md:line-clamp-2">
      {where}
    </span>
  );
}

/** By the server's clock, as of its answer. */
function Presence({ kiosk, serverTime }: { readonly kiosk: Kiosk; readonly serverTime: string }) {
  if (kiosk.revoked_at !== null) {
    return (
      <StatusBadge tone="off" look="plain">
        <Trans context="kiosk">Removed</Trans>
      </StatusBadge>
    );
  }
  if (kiosk.last_seen_at === null) return null;
  const seenMs = Date.parse(kiosk.last_seen_at);
  return Date.parse(serverTime) - seenMs < silentAfterMs ? (
    <StatusBadge tone="running" look="plain">
      <Trans>Connected</Trans>
    </StatusBadge>
  ) : (
    <span className="text-14">
      <Trans>
        Last seen <TimeOfDay atMs={seenMs} zone={readerZone()} withDay />
      </Trans>
    </span>
  );
}
