import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '../../ui/IconButton.tsx';
import { useDayWords } from './use-day-words.ts';

type PeriodNavProps = {
  readonly from: string;
  readonly to: string;
  readonly today: string;
  readonly previousFrom: string;
  readonly nextFrom: string;
  readonly onOpen: (from: string) => void;
};

/** The pay period, with a way to the one before and, if it has begun, the one after. */
export function PeriodNav({ from, to, today, previousFrom, nextFrom, onOpen }: PeriodNavProps) {
  const { t } = useLingui();
  const words = useDayWords();
  const isCurrent = nextFrom > today;
  return (
    <nav aria-label={t`Pay period`} className="flex min-w-0 items-center gap-1">
      <IconButton
        icon={ChevronLeft}
        variant="outlined"
        label={t`Previous pay period`}
        onClick={() => onOpen(previousFrom)}
      />
      <span className="min-w-0 px-2 text-center font-medium tabular-nums">
        {words.period(from, to)}
      </span>
      {!isCurrent && (
        <IconButton
          icon={ChevronRight}
          variant="outlined"
          label={t`Next pay period`}
          onClick={() => onOpen(nextFrom)}
        />
      )}
    </nav>
  );
}
