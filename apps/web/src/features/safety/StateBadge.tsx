import type { HazardState } from '@muster/domain';
import type { LucideIcon } from 'lucide-react';
import CircleDot from 'lucide-react/icons/circle-dot';
import Hourglass from 'lucide-react/icons/hourglass';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import UserRound from 'lucide-react/icons/user-round';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { statusIcons, type StatusTone } from '../../ui/status.ts';
import { useSafetyWords } from './use-safety-words.ts';

const stateTones = {
  open: 'attention',
  assigned: 'info',
  in_progress: 'running',
  resolved: 'break',
  verified: 'done',
  reopened: 'attention',
} as const satisfies Record<HazardState, StatusTone>;

const stateIcons = {
  open: CircleDot,
  assigned: UserRound,
  in_progress: statusIcons.running,
  resolved: Hourglass,
  verified: statusIcons.done,
  reopened: RotateCcw,
} as const satisfies Record<HazardState, LucideIcon>;

export function StateBadge({ state }: { readonly state: HazardState }) {
  const words = useSafetyWords();
  return (
    <StatusBadge tone={stateTones[state]} icon={stateIcons[state]} look="plain">
      {words.state(state)}
    </StatusBadge>
  );
}
