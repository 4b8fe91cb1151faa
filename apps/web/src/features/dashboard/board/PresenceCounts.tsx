import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { statusIcons, statusInks, type StatusTone } from '../../../ui/status.ts';
import type { Presence } from './board-view.ts';

type PresenceCountsProps = {
  readonly counts: Readonly<Record<Presence, number>>;
  /** Null: everybody on the clock. */
  readonly chosen: Presence | null;
  readonly onChoose: (presence: Presence | null) => void;
};

const tones = { working: 'running', on_break: 'break', off: 'done' } as const satisfies Record<
  Presence,
  StatusTone
>;

/** How many are where; pressing a number shows only those, pressing it again all who are on. */
export function PresenceCounts({ counts, chosen, onChoose }: PresenceCountsProps) {
  const { t } = useLingui();
  const names = { working: t`Working`, on_break: t`On a break`, off: t`Off the clock` };
  return (
    <fieldset aria-label={t`Who is shown`} className="grid grid-cols-3 gap-px bg-line">
      {(['working', 'on_break', 'off'] as const).map((presence) => {
        const Icon = statusIcons[tones[presence]];
        const isChosen = presence === chosen;
        return (
          <button
            key={presence}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? null : presence)}
            className={clsx(
              'flex min-w-0 flex-col-reverse items-start justify-end gap-0.5 px-3 py-3 text-left -outline-offset-2 transition-colors duration-150 ease-out md:px-5',
              isChosen ? 'bg-choice-soft' : 'bg-surface-1 hover:bg-surface-2 active:bg-surface-3',
            )}
          >
            <span className={clsx('text-14 font-medium', statusInks[tones[presence]])}>
              {names[presence]}
            </span>
            <span className="flex items-center gap-2 text-28 font-semibold tracking-title tabular-nums">
              {counts[presence]}
              <Icon aria-hidden className={clsx('size-5 shrink-0', statusInks[tones[presence]])} />
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
