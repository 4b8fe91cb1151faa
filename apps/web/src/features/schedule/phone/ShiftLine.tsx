import { useLingui } from '@lingui/react/macro';
import type { BoardShift } from '@muster/contract/schedule';
import { clsx } from 'clsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { ListRow } from '../../../ui/ListRow.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useReasonWords } from '../use-reason-words.ts';
import { useShiftWords } from '../use-shift-words.ts';
import { type BoardFacts, judgeShown } from '../board/board-facts.ts';
import { useCardWords } from '../board/use-card-words.ts';

type ShiftLineProps = {
  readonly facts: BoardFacts;
  readonly shift: BoardShift;
  readonly leading?: ReactNode;
  /** The person of the shift. Without it, the list is one person's and the time comes first. */
  readonly name?: ReactNode;
  readonly onOpen: (shift: BoardShift) => void;
};

/** A shift in a list, with its conflicts. */
export function ShiftLine({ facts, shift, leading, name, onOpen }: ShiftLineProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  const cardWords = useCardWords(facts);
  const reasonWords = useReasonWords();
  const { verdict, reasons } = judgeShown(facts, shift);
  const time = (
    <span className={clsx('tabular-nums', shift.state === 'removed' && 'line-through')}>
      {words.span(shift)}
    </span>
  );
  return (
    <ListRow
      leading={leading}
      title={name ?? time}
      detail={
        <>
          {name !== undefined && <span className="block">{time}</span>}
          <bdi className="block">{cardWords.project(shift)}</bdi>
        </>
      }
      trailing={
        <span className="flex flex-wrap gap-x-3">
          {verdict !== 'ok' && (
            <StatusBadge tone={verdict === 'blocked' ? 'danger' : 'attention'} look="plain">
              {[...new Set(reasons.map((reason) => reasonWords.name(reason)))].join(', ')}
            </StatusBadge>
          )}
          {shift.waiting > 0 && (
            <StatusBadge tone="info" look="plain">
              {t`Request pending`}
            </StatusBadge>
          )}
          {shift.state !== 'published' && (
            <span className="text-14">{cardWords.state(shift.state)}</span>
          )}
          {shift.state === 'published' && (shift.published?.confirmed_at ?? null) !== null && (
            <>
              <CircleCheck aria-hidden className="size-4 text-done-ink" />
              <span className="sr-only">{t`Confirmed`}</span>
            </>
          )}
        </span>
      }
      onPress={() => onOpen(shift)}
    />
  );
}
