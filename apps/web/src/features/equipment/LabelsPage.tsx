import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import Printer from 'lucide-react/icons/printer';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { readParams } from '../../kit/list/list-params.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { printPage } from '../../platform/print-page.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { equipmentParams, findEquipment } from './equipment-search.ts';
import { useEquipment } from './use-equipment.ts';
import { useEquipmentWords } from './use-equipment-words.ts';

/** `/construction/equipment/labels`: a sheet of labels to print, of one piece or of those that a search found. */
export function LabelsPage() {
  const { t, i18n } = useLingui();
  const { origin } = useData().platform;
  const { person_id } = useIdentity();
  const words = useEquipmentWords();
  const address = useSearch({ strict: false });
  const { read, pieces } = useEquipment();
  const found = findEquipment(pieces, readParams(equipmentParams, address), {
    today: read.status === 'ready' ? read.data.today : '',
    myId: person_id,
  });
  const shown =
    typeof address.piece === 'string' ? pieces.filter(({ id }) => id === address.piece) : found;
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
      <div className="print:hidden">
        <PageHeader
          title={<Trans>Labels</Trans>}
          description={
            <Plural
              value={shown.length}
              one="# label. Whoever scans it opens the piece in Muster."
              other="# labels. Whoever scans one opens the piece in Muster."
            />
          }
          actions={
            <Button variant="primary" icon={Printer} onClick={printPage}>
              <Trans>Print</Trans>
            </Button>
          }
        />
      </div>
      {read.status === 'loading' && <SkeletonRows count={4} />}
      {read.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load the equipment</Trans>} onRetry={read.retry}>
          {i18n._(describeError(read.error))}
        </ErrorState>
      )}
      <ul
        aria-label={t`Labels`}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4 print:grid-cols-3 print:gap-2"
      >
        {shown.map((piece) => (
          // Paper is white in every theme.
          <li
            key={piece.id}
            className="break-inside-avoid rounded-control border border-line bg-white p-3 text-center text-[#000]"
          >
            <QrCode
              text={new URL(`/construction/equipment/${piece.id}`, origin).href}
              label={t`QR code of ${words.name(piece)}`}
            />
            <p className="pt-1 text-18 font-semibold wrap-anywhere">
              <bdi>{piece.number}</bdi>
            </p>
            <p className="text-14 wrap-anywhere">
              <bdi>{piece.type}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
