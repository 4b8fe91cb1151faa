import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

/** The meaning of a state for the reader; each has its own icon, so color is never the only signal. */
export type StatusTone = 'running' | 'break' | 'attention' | 'danger' | 'info' | 'done' | 'off';

export const statusIcons = {
  running: CirclePlay,
  break: CirclePause,
  attention: TriangleAlert,
  danger: CircleAlert,
  info: Info,
  done: CircleCheck,
  // Not at work, not in use: as quiet as `done`, without its check mark.
  off: CircleMinus,
} as const satisfies Record<StatusTone, LucideIcon>;

export const statusInks = {
  running: 'text-running-ink',
  break: 'text-break-ink',
  attention: 'text-attention-ink',
  danger: 'text-danger-ink',
  info: 'text-info-ink',
  done: 'text-done-ink',
  off: 'text-done-ink',
} as const satisfies Record<StatusTone, string>;

export const statusSofts = {
  running: 'bg-running-soft',
  break: 'bg-break-soft',
  attention: 'bg-attention-soft',
  danger: 'bg-danger-soft',
  info: 'bg-info-soft',
  done: 'bg-done-soft',
  off: 'bg-done-soft',
} as const satisfies Record<StatusTone, string>;
