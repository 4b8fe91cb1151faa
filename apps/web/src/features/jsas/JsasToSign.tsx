import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import PenLine from 'lucide-react/icons/pen-line';
import { useIdentity } from '../../data/identity/use-account.ts';
import { jsaActOf } from '../../data/jsa/read-jsa-act.ts';
import { isUnsent } from '../../data/outbox/item.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { jsasToSignQuery } from './jsa-queries.ts';
import { useLiveJsas } from './use-live-jsas.ts';

/** On Clock: the JSAs in effect that this person still has to sign; renders nothing if there are none. */
export function JsasToSign() {
  const { user_id, person_id } = useIdentity();
  const { items } = useOutbox();
  useLiveJsas();
  const read = useSnapshotQuery(jsasToSignQuery(user_id));
  if (read.status !== 'ready') return null;
  const signedHere = new Set(
    items.filter(isUnsent).flatMap((item) => {
      const act = jsaActOf(item);
      return act?.act === 'sign' && act.signed.person_id === person_id ? [act.jsa_id] : [];
    }),
  );
  const open = read.data.jsas.filter(
    ({ id, ends_at }) => !signedHere.has(id) && Date.parse(ends_at) > read.asOfMs,
  );
  if (open.length === 0) return null;
  return (
    <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface-1">
      {open.map(({ id, task, project, place }) => (
        <ListRow
          key={id}
          leading={<PenLine aria-hidden className="size-5 shrink-0 text-attention-ink" />}
          title={
            <span className="font-medium">
              <Trans>JSA to sign</Trans>
            </span>
          }
          detail={<bdi className="wrap-anywhere">{[task, project?.name ?? place].join(' · ')}</bdi>}
          render={(row) => <Link to="/safety/jsas/$jsaId" params={{ jsaId: id }} {...row} />}
        />
      ))}
    </ul>
  );
}
