import { useLingui } from '@lingui/react/macro';
import { hazardReportSchema } from '@muster/contract/safety';
import { Link } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { isUnsent, type OutboxItem } from '../../../data/outbox/item.ts';
import { useOutbox } from '../../../data/outbox/use-outbox.ts';
import { hazardReportKind } from '../../../data/safety/hazard-items.ts';
import { SyncState } from '../../../kit/kept/SyncState.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';

const payloadSchema = z.object({ report: hazardReportSchema });

/** Reports that are saved on this device and that the server does not have yet. */
export function PendingReports() {
  const { t } = useLingui();
  const { items } = useOutbox();
  const unsent = items.filter((item) => item.kind === hazardReportKind && isUnsent(item));
  if (unsent.length === 0) return null;
  return (
    <Card title={t`Saved on this device`} isFlush>
      <List label={t`Saved on this device`}>
        {unsent.map((item) => (
          <ListRow
            key={item.id}
            title={<bdi className="line-clamp-2 wrap-anywhere">{whatOf(item)}</bdi>}
            trailing={<SyncState item={item} />}
            {...(item.progress.state === 'attention' && {
              render: (row) => <Link to="/needs-attention" {...row} />,
            })}
          />
        ))}
      </List>
    </Card>
  );
}

function whatOf({ payload }: OutboxItem): string {
  const read = payloadSchema.safeParse(payload);
  return read.success ? read.data.report.what : '';
}
