import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Tablet from 'lucide-react/icons/tablet';
import { useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { noSearch } from '../../kit/list/FilterBar.tsx';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { wholeList } from '../../kit/list/whole-list.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { KioskSheet } from './KioskSheet.tsx';
import { kiosksQuery } from './kiosks-query.ts';
import { NewKioskSheet } from './NewKioskSheet.tsx';
import { useKioskColumns } from './use-kiosk-columns.tsx';
import { WaitingCode } from './WaitingCode.tsx';

/** Codes that wait for a tablet, then tablets in use and ended ones. */
export function KioskList() {
  const { t } = useLingui();
  const kiosks = useSnapshotQuery(kiosksQuery(useIdentity().user_id));
  const offline = useNeedsNetwork();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const data = kiosks.status === 'ready' ? kiosks.data : null;
  const columns = useKioskColumns(data);
  const codes = data?.codes ?? [];
  const isEmpty = data !== null && data.kiosks.length + codes.length === 0;
  const register = (
    <Button variant="primary" icon={Plus} disabledReason={offline} onClick={() => setAdding(true)}>
      <Trans>Register a tablet</Trans>
    </Button>
  );
  const opened = data?.kiosks.find(({ id }) => id === openedId) ?? null;
  return (
    <div className="space-y-4">
      {data !== null && !isEmpty && register}
      {codes.length > 0 && (
        <Card isFlush>
          <List>
            {codes.map((code) => (
              <WaitingCode key={code.id} code={code} />
            ))}
          </List>
        </Card>
      )}
      {(data === null || isEmpty || data.kiosks.length > 0) && (
        <ResourceList
          label={t`Tablets`}
          rows={wholeList(kiosks, (all) => all.kiosks)}
          rowKey={({ id }) => id}
          columns={columns}
          open={{ press: ({ id }) => setOpenedId(id) }}
          search={noSearch}
          renderCount={(total) => <Plural value={total} one="# tablet" other="# tablets" />}
          failedTitle={<Trans>Couldn’t load the kiosks</Trans>}
          empty={{
            icon: Tablet,
            text: (
              <Trans>
                No tablets yet. Set up any tablet with a browser where your crew walks by, and
                register it here.
              </Trans>
            ),
            action: register,
          }}
        />
      )}
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
