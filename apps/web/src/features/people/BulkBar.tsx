import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { mostPeopleAtOnce } from '@muster/contract/people';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { ChangeKind } from './BulkSheet.tsx';

const BulkSheet = lazy(async () => ({ default: (await import('./BulkSheet.tsx')).BulkSheet }));

type BulkBarProps = {
  readonly ids: ReadonlySet<string>;
  readonly total: number;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
};

/** What can be done to everybody who is chosen; stays in sight below the list. */
export function BulkBar({ ids, total, onSelectAll, onClear }: BulkBarProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<ChangeKind | null>(null);
  const count = ids.size;
  const tooMany = count > mostPeopleAtOnce ? t`At most ${mostPeopleAtOnce} at once` : null;
  const item = (label: string, wanted: ChangeKind, isDanger = false) => ({
    kind: 'action' as const,
    label,
    disabledReason: tooMany,
    ...(isDanger && { tone: 'danger' as const }),
    onSelect: () => setKind(wanted),
  });
  return (
    <section
      aria-label={t`Chosen people`}
      className="sticky bottom-20 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-1 gap-y-1 rounded-card border border-line bg-surface-1 py-1.5 pr-1.5 pl-4 shadow-floating md:bottom-6"
    >
      <output className="pr-2 text-14 font-medium tabular-nums">
        <Plural value={count} one="# chosen" other="# chosen" />
      </output>
      {count < total && (
        <Button variant="quiet" size="sm" onClick={onSelectAll}>
          <Trans>Choose all {total}</Trans>
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={onClear} className="max-md:hidden">
        <Trans>Choose none</Trans>
      </Button>
      <Menu
        trigger={
          <Button variant="primary" size="sm" icon={ChevronDown}>
            <Trans>Change</Trans>
          </Button>
        }
        items={[
          item(t`Role…`, 'role'),
          item(t`Add to a crew…`, 'add_to_crew'),
          item(t`Take out of a crew…`, 'remove_from_crew'),
          { kind: 'separator' },
          item(t`Deactivate…`, 'deactivate', true),
          item(t`Reactivate…`, 'reactivate'),
        ]}
      />
      {kind !== null && (
        <Suspense>
          <BulkSheet kind={kind} ids={[...ids]} onClose={() => setKind(null)} onDone={onClear} />
        </Suspense>
      )}
    </section>
  );
}
