import type { BoardShift } from '@muster/contract/schedule';
import { clsx } from 'clsx';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import MessageCircle from 'lucide-react/icons/message-circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { CSSProperties } from 'react';
import { monthOnPaper } from './month-on-paper.ts';

type ShiftCardProps = {
  readonly shift: Pick<BoardShift, 'state' | 'person_id' | 'published' | 'waiting'>;
  readonly time: string;
  readonly what: string;
  /** The project's hue; null without a project. */
  readonly hue: number | null;
  readonly verdict: 'ok' | 'warned' | 'blocked';
  readonly isSelected: boolean;
  /** The keyboard position is on this shift. */
  readonly isActive: boolean;
  /** It is being dragged or carried. */
  readonly isLifted: boolean;
};

/**
 * A shift on the board, in the color of its project. A dashed edge means that people don't see it this way yet.
 * Conflicts and pending requests have icons, so color is never the only sign.
 */
export function ShiftCard(props: ShiftCardProps) {
  const { shift, time, what, hue, verdict, isSelected, isActive, isLifted } = props;
  const { state } = shift;
  const isConfirmed = state === 'published' && (shift.published?.confirmed_at ?? null) !== null;
  return (
    <span
      {...(hue !== null && { style: tintOf(hue) })}
      className={clsx(
        'flex h-10 w-full min-w-0 flex-col justify-center rounded-[6px] border px-1 text-left text-12 print:shadow-none',
        // On paper, a day of a month has room for two short lines.
        'print:group-data-month/board:h-auto print:group-data-month/board:border-0',
        monthOnPaper,
        toneOf(state, shift.person_id === null, verdict, hue !== null),
        isSelected && 'ring-2 ring-choice',
        isActive && 'outline-2 outline-offset-1 outline-accent-mark',
        isLifted && 'opacity-50',
      )}
    >
      <span
        className={clsx(
          'truncate font-medium tracking-[-0.02em] tabular-nums print:group-data-month/board:text-[8px] print:group-data-month/board:tracking-tighter',
          state === 'removed' && 'line-through',
        )}
      >
        {time}
      </span>
      {/* The icons go next to the name, which may be cut off; the time may not. */}
      <span className="flex items-center gap-1 print:group-data-month/board:[&>svg]:hidden">
        <span className="min-w-0 flex-1 truncate opacity-90 print:group-data-month/board:line-clamp-2 print:group-data-month/board:text-[8px] print:group-data-month/board:wrap-anywhere print:group-data-month/board:whitespace-normal">
          {what}
        </span>
        {state !== 'removed' && verdict === 'blocked' && (
          <Ban aria-hidden className="size-3.5 shrink-0 text-danger-ink" />
        )}
        {state !== 'removed' && verdict === 'warned' && (
          <TriangleAlert aria-hidden className="size-3.5 shrink-0 text-attention-ink" />
        )}
        {shift.waiting > 0 && (
          <MessageCircle aria-hidden className="size-3.5 shrink-0 text-info-ink" />
        )}
        {isConfirmed && <CircleCheck aria-hidden className="size-3.5 shrink-0 text-done-ink" />}
      </span>
    </span>
  );
}

function tintOf(hue: number): CSSProperties {
  return Object.fromEntries([['--tint', hue]]);
}

/** Dashed until people see the shift this way. A blocked shift overrides other colors, since it can't be published. */
function toneOf(
  state: BoardShift['state'],
  isOpen: boolean,
  verdict: ShiftCardProps['verdict'],
  hasHue: boolean,
): string {
  if (state === 'removed') return 'border-dashed border-line bg-surface-2 text-ink-3';
  const edge = state === 'published' ? '' : 'border-dashed';
  if (verdict === 'blocked') return clsx(edge, 'border-danger-ink bg-danger-soft');
  if (isOpen)
    return clsx(edge, state === 'published' ? 'border-info-soft' : 'border-ink-3', 'bg-info-soft');
  if (hasHue) return clsx(edge, 'border-tint-ink/60 bg-tint text-tint-ink');
  return state === 'published'
    ? 'border-line bg-surface-1 shadow-raised'
    : 'border-dashed border-ink-3 bg-surface-1';
}
