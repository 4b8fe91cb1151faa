import { useLingui } from '@lingui/react/macro';

export function useRoleWords() {
  const { t } = useLingui();
  return { employee: t`Crew member`, supervisor: t`Supervisor`, admin: t`Admin` } as const;
}
