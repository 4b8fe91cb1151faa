import { Trans, useLingui } from '@lingui/react/macro';
import type { EquipmentHistory, EquipmentPiece } from '@muster/contract/equipment';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { ReceivedLate } from '../../ui/time/ReceivedLate.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { Timeline } from '../../ui/Timeline.tsx';
import { equipmentHistoryQuery } from './equipment-queries.ts';
import { useEquipmentWords } from './use-equipment-words.ts';

/** A piece's holders, locations and meter readings. */
export function EquipmentHistoryCard({ piece }: { readonly piece: EquipmentPiece }) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const words = useEquipmentWords();
  const times = useTimeWords();
  const history = useSnapshotQuery(equipmentHistoryQuery(user_id, piece.id));
  return (
    <Card title={t`History`}>
      {history.status === 'loading' && <SkeletonRows count={3} />}
      {history.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load the history</Trans>} onRetry={history.retry}>
          {i18n._(describeError(history.error))}
        </ErrorState>
      )}
      {history.status === 'ready' && (
        <Timeline
          label={t`History`}
          items={history.data.history.map((move) => ({
            id: move.id,
            time: times.dayAndTime(Date.parse(move.at), readerZone()),
            title: <MoveTitle move={move} />,
            detail: (
              <>
                <bdi>{move.person.name}</bdi>
                {move.holder !== null && (
                  <>
                    {' '}
                    → <bdi>{move.holder.name}</bdi>
                  </>
                )}{' '}
                · {words.meter(move.meter, piece.meter_unit)}
                <ReceivedLate at={move.at} arrival={move} />
                {move.reason !== null && (
                  <bdi className="block wrap-anywhere text-attention-ink">{move.reason}</bdi>
                )}
              </>
            ),
          }))}
        />
      )}
    </Card>
  );
}

function MoveTitle({ move }: { readonly move: EquipmentHistory['history'][number] }) {
  switch (move.kind) {
    case 'out':
      return (
        <Trans>
          Checked out to <bdi>{move.project?.name}</bdi>
        </Trans>
      );
    case 'in':
      return <Trans>Checked in</Trans>;
    case 'reading':
      return <Trans>Meter read</Trans>;
  }
}
