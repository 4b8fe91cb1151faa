import { useLingui } from '@lingui/react/macro';
import type { Role } from '@muster/contract';

export function useRoleName(role: Role | null): string | null {
  const { t } = useLingui();
  if (role === null) return null;
  const names: Readonly<Record<Role, string>> = {
    employee: t`Crew member`,
    supervisor: t`Supervisor`,
    admin: t`Admin`,
    super_admin: t`Platform admin`,
    kiosk: t`Kiosk`,
  };
  return names[role];
}
