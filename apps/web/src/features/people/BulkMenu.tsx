import { Trans, useLingui } from '@lingui/react/macro';
import { mostPeopleAtOnce } from '@muster/contract/people';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { ChangeKind } from './BulkSheet.tsx';

const BulkSheet = lazyPart(async () => ({ default: (await import('./BulkSheet.tsx')).BulkSheet }));

type BulkMenuProps = {
  readonly ids: ReadonlySet<string>;
  readonly onDone: () => void;
};

/** The actions for all selected people. */
export function BulkMenu({ ids, onDone }: BulkMenuProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<ChangeKind | null>(null);
  const tooMany = ids.size > mostPeopleAtOnce ? t`Up to ${mostPeopleAtOnce} at a time` : null;
  const item = (label: string, wanted: ChangeKind, isDanger = false) => ({
    kind: 'action' as const,
    label,
    disabledReason: tooMany,
    ...(isDanger && { tone: 'danger' as const }),
    onSelect: () => setKind(wanted),
  });
  return (
    <>
      <Menu
        trigger={
          <Button variant="primary" size="sm" icon={ChevronDown}>
            <Trans>Change</Trans>
          </Button>
        }
        items={[
          item(t`Role…`, 'role'),
          item(t`Add to crew…`, 'add_to_crew'),
          item(t`Remove from crew…`, 'remove_from_crew'),
          { kind: 'separator' },
          item(t`Deactivate…`, 'deactivate', true),
          item(t`Reactivate…`, 'reactivate'),
        ]}
      />
      {kind !== null && (
        <Suspense>
          <BulkSheet kind={kind} ids={[...ids]} onClose={() => setKind(null)} onDone={onDone} />
        </Suspense>
      )}
    </>
  );
}
