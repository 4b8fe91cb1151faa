import Archive from 'lucide-react/icons/archive';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { type ShownStatus, toneByStatus, useStatusWords } from './use-status-words.ts';

type ProjectStatusBadgeProps = {
  readonly status: ShownStatus;
  readonly look?: 'soft' | 'plain';
};

export function ProjectStatusBadge({ status, look = 'soft' }: ProjectStatusBadgeProps) {
  const words = useStatusWords();
  const icons = { planned: CalendarClock, archived: Archive } as const;
  const icon = status === 'planned' || status === 'archived' ? icons[status] : undefined;
  return (
    <StatusBadge tone={toneByStatus[status]} look={look} {...(icon !== undefined && { icon })}>
      {words[status]}
    </StatusBadge>
  );
}
