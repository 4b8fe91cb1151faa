import { Trans, useLingui } from '@lingui/react/macro';
import type { EquipmentPiece } from '@muster/contract/equipment';
import { Link } from '@tanstack/react-router';
import { PersonName } from '../../kit/person/PersonName.tsx';
import { FileStrip } from '../../kit/record/FileStrip.tsx';
import { Card } from '../../ui/Card.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { ServiceBadge } from './ServiceBadge.tsx';
import { useEquipmentWords } from './use-equipment-words.ts';

type EquipmentFactsProps = { readonly piece: EquipmentPiece; readonly today: string };

/** A piece's location, meter reading and next service. */
export function EquipmentFacts({ piece, today }: EquipmentFactsProps) {
  const { t } = useLingui();
  const words = useEquipmentWords();
  const times = useTimeWords();
  const { project, holder, held_since, photos } = piece;
  const readAt = times.dayAndTime(Date.parse(piece.meter_at), readerZone());
  return (
    <Card>
      {photos.length > 0 && (
        <div className="pb-3">
          <FileStrip files={photos} />
        </div>
      )}
      <KeyValue
        items={[
          {
            key: t`Where`,
            value:
              project === null ? (
                words.place(piece)
              ) : (
                <Link
                  to="/admin/projects/$projectId"
                  params={{ projectId: project.id }}
                  className="wrap-anywhere underline underline-offset-2"
                >
                  <bdi>{project.name}</bdi>
                </Link>
              ),
          },
          ...(holder === null
            ? []
            : [
                {
                  key: t`Who has it`,
                  value: <PersonName name={holder.name} personId={holder.person_id} />,
                },
              ]),
          ...(held_since === null
            ? []
            : [
                {
                  key: t`Checked out since`,
                  value: times.dayAndTime(Date.parse(held_since), readerZone()),
                },
              ]),
          {
            key: t`Meter`,
            value: (
              <>
                {words.meter(piece.meter, piece.meter_unit)}{' '}
                <span className="text-14 text-ink-3">
                  <Trans>read {readAt}</Trans>
                </span>
              </>
            ),
          },
          ...(piece.service_meter === null && piece.service_on === null
            ? []
            : [{ key: t`Service due`, value: <ServiceBadge piece={piece} today={today} /> }]),
        ]}
      />
    </Card>
  );
}
