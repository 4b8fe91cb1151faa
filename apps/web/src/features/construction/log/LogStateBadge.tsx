import type { LogState } from '@muster/contract/daily-log-list';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useLogWords } from './use-log-words.ts';

const tones = {
  draft: 'off',
  submitted: 'info',
  approved: 'done',
  returned: 'danger',
} as const;

export function LogStateBadge({ state }: { readonly state: LogState }) {
  const { states } = useLogWords();
  return (
    <StatusBadge tone={tones[state]} look="plain">
      {states[state]}
    </StatusBadge>
  );
}
