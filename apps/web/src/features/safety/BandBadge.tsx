import type { RiskBand } from '@muster/domain';
import type { LucideIcon } from 'lucide-react';
import Octagon from 'lucide-react/icons/octagon-alert';
import Signal from 'lucide-react/icons/signal';
import SignalHigh from 'lucide-react/icons/signal-high';
import SignalMedium from 'lucide-react/icons/signal-medium';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { StatusTone } from '../../ui/status.ts';
import { useSafetyWords } from './use-safety-words.ts';

export const bandTones = {
  low: 'info',
  moderate: 'break',
  high: 'attention',
  stop_work: 'danger',
} as const satisfies Record<RiskBand, StatusTone>;

export const bandIcons = {
  low: SignalMedium,
  moderate: SignalHigh,
  high: Signal,
  stop_work: Octagon,
} as const satisfies Record<RiskBand, LucideIcon>;

export function BandBadge({
  band,
  look = 'soft',
}: {
  readonly band: RiskBand;
  readonly look?: 'soft' | 'plain';
}) {
  const words = useSafetyWords();
  return (
    <StatusBadge tone={bandTones[band]} icon={bandIcons[band]} look={look}>
      {words.band(band)}
    </StatusBadge>
  );
}
