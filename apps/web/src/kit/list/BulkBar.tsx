import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

type BulkBarProps = {
  readonly label: string;
  readonly count: number;
  readonly total: number;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  /** Actions on the selected rows. */
  readonly children: ReactNode;
};

/** The bar of actions on the selection; stays visible below the list. */
export function BulkBar({ label, count, total, onSelectAll, onClear, children }: BulkBarProps) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-20 z-20 max-md:typing:bottom-4 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-1 gap-y-1 rounded-card border border-line bg-surface-1 py-1.5 pr-1.5 pl-4 shadow-floating md:bottom-6"
    >
      <output className="pr-2 text-14 font-medium tabular-nums">
        <Plural value={count} one="# selected" other="# selected" />
      </output>
      {count < total && (
        <Button variant="quiet" size="sm" onClick={onSelectAll}>
          <Trans>Select all {total}</Trans>
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={onClear} className="max-md:hidden">
        <Trans>Clear selection</Trans>
      </Button>
      {children}
    </section>
  );
}
