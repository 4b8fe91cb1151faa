import { useLingui } from '@lingui/react/macro';
import { savedJsaSchema } from '@muster/contract/jsa';
import { Link } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { jsaIdOf } from '../../data/jsa/saved-jsa-item.ts';
import { isUnsent } from '../../data/outbox/item.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { SyncState } from '../../kit/kept/SyncState.tsx';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';

const payloadSchema = z.object({ saved: savedJsaSchema });

/** JSAs that are saved on this device and that the server does not have yet. */
export function PendingJsas() {
  const { t } = useLingui();
  const { items } = useOutbox();
  const unsent = items.flatMap((item) => {
    const id = jsaIdOf(item);
    const saved = payloadSchema.safeParse(item.payload).data?.saved;
    return id === null || saved === undefined || !isUnsent(item) || saved.base_version > 0
      ? []
      : [{ item, id, task: saved.document.task }];
  });
  if (unsent.length === 0) return null;
  return (
    <Card title={t`Saved on this device`} isFlush>
      <List label={t`Saved on this device`}>
        {unsent.map(({ item, id, task }) => (
          <ListRow
            key={item.id}
            title={
              <bdi className="line-clamp-2 wrap-anywhere">
                {task === '' ? t`No task yet` : task}
              </bdi>
            }
            trailing={<SyncState item={item} />}
            render={(row) => <Link to="/safety/jsas/$jsaId" params={{ jsaId: id }} {...row} />}
          />
        ))}
      </List>
    </Card>
  );
}
