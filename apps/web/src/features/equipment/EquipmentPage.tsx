import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { KeptChanges } from '../../kit/kept/KeptChanges.tsx';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { MissingRecord } from '../../kit/page/MissingRecord.tsx';
import { UnreadRecord } from '../../kit/page/UnreadRecord.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';
import { RecordNotes } from '../../kit/record/RecordNotes.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { EquipmentActions } from './EquipmentActions.tsx';
import { EquipmentChecks } from './EquipmentChecks.tsx';
import { EquipmentFacts } from './EquipmentFacts.tsx';
import { EquipmentHistoryCard } from './EquipmentHistoryCard.tsx';
import { useEquipment } from './use-equipment.ts';
import { equipmentRecord } from './use-equipment-change.ts';
import { useEquipmentWords } from './use-equipment-words.ts';
import { useLiveEquipment } from './use-live-equipment.ts';

/** `/construction/equipment/{equipmentId}`: the page that a label opens. */
export function EquipmentPage() {
  const { t } = useLingui();
  const times = useTimeWords();
  const words = useEquipmentWords();
  const { equipmentId = '' } = useParams({ strict: false });
  const readEquipment = useLiveEquipment();
  const { read, pieces } = useEquipment();
  const piece = pieces.find(({ id }) => id === equipmentId);
  if (piece === undefined && read.status === 'ready') {
    return (
      <MissingRecord
        title={<Trans>Equipment not found</Trans>}
        action={
          <WayOn to="/construction/equipment">
            <Trans>Back to equipment</Trans>
          </WayOn>
        }
      />
    );
  }
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/construction">
          <Trans>Construction</Trans>
        </Crumb>
        <Crumb to="/construction/equipment">
          <Trans>Equipment</Trans>
        </Crumb>
      </Breadcrumb>
      {piece === undefined ? (
        <UnreadRecord
          name={t`Equipment`}
          failedTitle={<Trans>Couldn’t load the equipment</Trans>}
          read={read}
        />
      ) : (
        <>
          <header>
            <h1 className="text-28 leading-title font-semibold tracking-title wrap-anywhere">
              <bdi>{words.name(piece)}</bdi>
            </h1>
            {piece.model !== null && (
              <p className="text-18 wrap-anywhere text-ink-2">
                <bdi>{piece.model}</bdi>
              </p>
            )}
          </header>
          {read.status === 'ready' && read.freshness === 'stale' && (
            <Banner tone="info">{t`As of ${times.dayAndTime(read.asOfMs, readerZone())}.`}</Banner>
          )}
          <EquipmentActions piece={piece} />
          <KeptChanges record={equipmentRecord(equipmentId)} onMade={readEquipment} />
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="min-w-0 space-y-5">
              <EquipmentFacts
                piece={piece}
                today={read.status === 'ready' ? read.data.today : ''}
              />
              <EquipmentChecks piece={piece} />
              <EquipmentHistoryCard piece={piece} />
            </div>
            {piece.version > 0 && (
              <RecordNotes record={{ kind: 'equipment', id: equipmentId }} areFilesElsewhere />
            )}
          </div>
        </>
      )}
    </div>
  );
}
