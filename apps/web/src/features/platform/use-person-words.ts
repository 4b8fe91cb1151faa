import { useLingui } from '@lingui/react/macro';
import type { PersonRole, PersonStatus } from '@muster/contract/people';

export function usePersonWords() {
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
