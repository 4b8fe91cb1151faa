import { useLingui } from '@lingui/react/macro';
import { Chip } from '../../../ui/Chip.tsx';
import { statusIcons, type StatusTone } from '../../../ui/status.ts';
import type { Presence } from './board-view.ts';

type PresenceCountsProps = {
  readonly counts: Readonly<Record<Presence, number>>;
  /** Null: everyone on the clock. */
  readonly chosen: Presence | null;
  readonly onChoose: (presence: Presence | null) => void;
};

const tones = { working: 'running', on_break: 'break', off: 'off' } as const satisfies Record<
  Presence,
  StatusTone
>;

/** How many are where; pressing a number shows only those, pressing it again all who are on. */
export function PresenceCounts({ counts, chosen, onChoose }: PresenceCountsProps) {
  const { t } = useLingui();
  const names = { working: t`Working`, on_break: t`On a break`, off: t`Off the clock` };
  return (
    <fieldset aria-label={t`Filter by status`} className="flex flex-wrap gap-2 px-4 py-3 md:px-5">
      {(['working', 'on_break', 'off'] as const).map((presence) => (
        <Chip
          key={presence}
          icon={statusIcons[tones[presence]]}
          isChosen={presence === chosen}
          onChange={(isChosen) => onChoose(isChosen ? presence : null)}
        >
          {names[presence]} <span className="tabular-nums">{counts[presence]}</span>
        </Chip>
      ))}
    </fieldset>
  );
}
