import type { JsaState } from '@muster/contract/jsa';
import type { LucideIcon } from 'lucide-react';
import Archive from 'lucide-react/icons/archive';
import Hourglass from 'lucide-react/icons/hourglass';
import PenLine from 'lucide-react/icons/pen-line';
import TimerOff from 'lucide-react/icons/timer-off';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { statusIcons, type StatusTone } from '../../ui/status.ts';
import { useJsaWords } from './use-jsa-words.ts';

const tones = {
  unsigned: 'attention',
  waiting: 'attention',
  active: 'running',
  expired: 'info',
  ended: 'info',
} as const satisfies Record<JsaState, StatusTone>;

const icons = {
  unsigned: PenLine,
  waiting: Hourglass,
  active: statusIcons.running,
  expired: TimerOff,
  ended: Archive,
} as const satisfies Record<JsaState, LucideIcon>;

export function JsaStateBadge({ state }: { readonly state: JsaState }) {
  const words = useJsaWords();
  return (
    <StatusBadge tone={tones[state]} icon={icons[state]} look="plain">
      {words.state(state)}
    </StatusBadge>
  );
}
