import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompanyKiosks } from '@muster/contract/kiosk';
import Plus from 'lucide-react/icons/plus';
import Tablet from 'lucide-react/icons/tablet';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { readerZone } from '../../ui/time/use-time-words.ts';
import { KioskSheet } from './KioskSheet.tsx';
import { listText } from './list-text.ts';
import { NewKioskSheet } from './NewKioskSheet.tsx';
import { kiosksQuery, type Kiosk, type Site } from './kiosks-query.ts';
import { WaitingCode } from './WaitingCode.tsx';

/** A tablet asks every minute: silent for longer, it has no network or no power. */
const silentAfterMs = 5 * 60_000;

/** Tablets in use, then codes that wait for one, then ended ones. */
export function KioskList() {
  const { i18n } = useLingui();
  const kiosks = useSnapshotQuery(kiosksQuery(useIdentity().user_id));
  const offline = useNeedsNetwork();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const data = kiosks.status === 'ready' ? kiosks.data : null;
  const isEmpty = data !== null && data.kiosks.length + data.codes.length === 0;
  const register = (
    <Button variant="primary" icon={Plus} disabledReason={offline} onClick={() => setAdding(true)}>
      <Trans>Register a tablet</Trans>
    </Button>
  );
  const opened = data?.kiosks.find(({ id }) => id === openedId) ?? null;
  return (
    <div className="space-y-4">
      {kiosks.status === 'ready' && kiosks.freshness === 'stale' && (
        <Banner tone="info">
          <Trans>
            As of <TimeOfDay atMs={kiosks.asOfMs} zone={readerZone()} withDay />
          </Trans>
        </Banner>
      )}
      {data !== null && !isEmpty && register}
      <Card isFlush>
        {kiosks.status === 'loading' && <SkeletonRows count={3} />}
        {kiosks.status === 'failed' && (
          <ErrorState title={<Trans>The kiosks could not be read</Trans>} onRetry={kiosks.retry}>
            {i18n._(describeError(kiosks.error))}
          </ErrorState>
        )}
        {isEmpty && (
          <EmptyState icon={Tablet} action={register}>
            <Trans>
              No tablet yet. Take any tablet with a browser, put it where the crew passes by, and
              register it here.
            </Trans>
          </EmptyState>
        )}
        {data !== null && !isEmpty && (
          <List>
            {data.codes.map((code) => (
              <WaitingCode key={code.id} code={code} />
            ))}
            {data.kiosks.map((kiosk) => (
              <ListRow
                key={kiosk.id}
                leading={<Tablet aria-hidden className="size-5 shrink-0 text-ink-3" />}
                title={<span dir="auto">{kiosk.name}</span>}
                detail={<Where kiosk={kiosk} sites={data.sites} />}
                trailing={<Presence kiosk={kiosk} data={data} />}
                onPress={() => setOpenedId(kiosk.id)}
              />
            ))}
          </List>
        )}
      </Card>
      {isAdding && data !== null && (
        <NewKioskSheet sites={data.sites} onClose={() => setAdding(false)} />
      )}
      {opened !== null && data !== null && (
        <KioskSheet
          key={`${opened.id} ${opened.version}`}
          kiosk={opened}
          sites={data.sites}
          onClose={() => setOpenedId(null)}
        />
      )}
    </div>
  );
}

function Where({ kiosk, sites }: { readonly kiosk: Kiosk; readonly sites: readonly Site[] }) {
  const { t, i18n } = useLingui();
  const names = sites
    .filter(({ id }) => kiosk.site_ids.includes(id))
    .map(({ name, project_name }) => `${project_name}, ${name}`);
  const where = kiosk.site_ids.length === 0 ? t`Whole company` : listText(i18n.locale, names);
  return (
    <>
      <span dir="auto">{where}</span>
      {kiosk.revoked_at === null && (
        <>
          {' · '}
          <Plural value={kiosk.people} one="# person" other="# people" />
        </>
      )}
    </>
  );
}

/** By the server's clock, as of its answer. */
function Presence({ kiosk, data }: { readonly kiosk: Kiosk; readonly data: CompanyKiosks }) {
  if (kiosk.revoked_at !== null) {
    return (
      <StatusBadge tone="done" look="plain">
        <Trans>Ended</Trans>
      </StatusBadge>
    );
  }
  if (kiosk.last_seen_at === null) return null;
  const seenMs = Date.parse(kiosk.last_seen_at);
  return Date.parse(data.server_time) - seenMs < silentAfterMs ? (
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
