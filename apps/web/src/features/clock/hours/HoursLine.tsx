import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';

type HoursLineProps = {
  /** Today's hours, or a placeholder of the same height until they are known. */
  readonly today: ReactNode;
  readonly week: ReactNode;
};

/** Today's hours and this workweek's, with a link to the timesheet. */
export function HoursLine({ today, week }: HoursLineProps) {
  return (
    <Link
      to="/time/sheet"
      className="-mx-4 flex items-center gap-2 border-b border-line px-4 pb-3 -outline-offset-2 active:bg-surface-2 md:-mx-5 md:px-5 md:hover:bg-surface-2"
    >
      <span className="grid min-w-0 flex-1 grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-4 gap-y-1">
        <span className="min-w-0">
          <span className="block text-14 text-ink-3">
            <Trans>Today</Trans>
          </span>
          <span className="block min-h-[1lh] text-18 font-semibold tabular-nums">{today}</span>
        </span>
        <span className="min-w-0">
          <span className="block text-14 text-ink-3">
            <Trans>This week</Trans>
          </span>
          <span className="block min-h-[1lh] text-18 font-semibold tabular-nums">{week}</span>
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-3" />
    </Link>
  );
}
