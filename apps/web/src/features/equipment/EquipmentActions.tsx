import { Trans, useLingui } from '@lingui/react/macro';
import type { EquipmentPiece, MoveKind } from '@muster/contract/equipment';
import { useNavigate } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { MoveSheet } from './MoveSheet.tsx';

const EquipmentSheet = lazyPart(async () => ({
  default: (await import('./EquipmentSheet.tsx')).EquipmentSheet,
}));

/** The reader's actions for a piece; they all work offline. */
export function EquipmentActions({ piece }: { readonly piece: EquipmentPiece }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { role } = useIdentity();
  const [sheet, setSheet] = useState<MoveKind | 'edit' | null>(null);
  // If the reader doesn't see the piece's project, they can only take the piece over.
  const isMine = !piece.is_out || piece.project !== null || piece.holder !== null;
  const mayTake = !piece.is_retired;
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {piece.is_out && isMine && (
        <Button variant="primary" size="lg" onClick={() => setSheet('in')}>
          <Trans>Check in</Trans>
        </Button>
      )}
      {mayTake && (
        <Button
          variant={piece.is_out && isMine ? 'secondary' : 'primary'}
          size="lg"
          onClick={() => setSheet('out')}
        >
          {piece.is_out ? <Trans>Take over</Trans> : <Trans>Check out</Trans>}
        </Button>
      )}
      {isMine && (
        <Button size="lg" onClick={() => setSheet('reading')}>
          <Trans>Read meter</Trans>
        </Button>
      )}
      {role === 'admin' && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t`More actions`} />}
          items={[
            { kind: 'action', label: t`Edit`, onSelect: () => setSheet('edit') },
            {
              kind: 'action',
              label: t`Label`,
              onSelect: () =>
                void navigate({
                  to: '/construction/equipment/labels',
                  search: { piece: piece.id },
                }),
            },
          ]}
        />
      )}
      <Suspense>
        {sheet === 'edit' && <EquipmentSheet piece={piece} onClose={() => setSheet(null)} />}
      </Suspense>
      {sheet !== null && sheet !== 'edit' && (
        <MoveSheet piece={piece} kind={sheet} onClose={() => setSheet(null)} />
      )}
    </div>
  );
}
