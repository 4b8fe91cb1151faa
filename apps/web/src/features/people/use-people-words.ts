import { useLingui } from '@lingui/react/macro';
import type { PersonRole, PersonStatus } from '@muster/contract/people';
import type { StatusTone } from '../../ui/status.ts';

/** How roles and standings are called where people are listed. */
export function usePeopleWords() {
  const { t } = useLingui();
  return {
    role: {
      employee: t`Crew member`,
      supervisor: t`Supervisor`,
      admin: t`Admin`,
    } satisfies Record<PersonRole, string>,
    status: {
      active: t`Active`,
      invited: t`Invited`,
      no_login: t`No login`,
      left: t`Left`,
    } satisfies Record<PersonStatus, string>,
  };
}

export const statusTones = {
  active: 'running',
  invited: 'info',
  no_login: 'off',
  left: 'break',
} as const satisfies Record<PersonStatus, StatusTone>;

export function fullName(person: {
  readonly first_name: string;
  readonly last_name: string;
}): string {
  return `${person.first_name} ${person.last_name}`.trim();
}
