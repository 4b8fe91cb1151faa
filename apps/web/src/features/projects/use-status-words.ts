import { useLingui } from '@lingui/react/macro';
import type { ProjectStatus } from '@muster/contract/project-status';
import type { StatusTone } from '../../ui/status.ts';

export type ShownStatus = ProjectStatus | 'archived';

/** How far a project is, in words. */
export function useStatusWords(): Readonly<Record<ShownStatus, string>> {
  const { t } = useLingui();
  return {
    planned: t`Planned`,
    active: t`Active`,
    on_hold: t`On hold`,
    done: t({ message: 'Done', context: 'project' }),
    archived: t`Archived`,
  };
}

export const toneByStatus = {
  planned: 'info',
  active: 'running',
  on_hold: 'break',
  done: 'done',
  archived: 'done',
} as const satisfies Record<ShownStatus, StatusTone>;
