import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { InvitationState } from '@muster/contract/invitations';
import { describeError } from '../../data/errors/words.ts';

export type CompanyRole = 'employee' | 'supervisor' | 'admin';

/** Texts shared by the invitation screens. */
export function useInviteWords() {
  const { t, i18n } = useLingui();
  const roleNames: Readonly<Record<CompanyRole, string>> = {
    employee: t`Crew member`,
    supervisor: t`Supervisor`,
    admin: t`Admin`,
  };
  const stateNames: Readonly<Record<InvitationState, string>> = {
    waiting: t({ message: 'Waiting', context: 'invitations' }),
    expired: t({ message: 'Expired', context: 'invitations' }),
    revoked: t`Canceled`,
    claimed: t({ message: 'Accepted', context: 'invitations' }),
  };
  return {
    roleNames,
    stateNames,
    roleName: (role: string | null) =>
      role === 'employee' || role === 'supervisor' || role === 'admin' ? roleNames[role] : null,
    daysWords: (days: number) => t`${plural(days, { one: '# day', other: '# days' })}`,
    errorWords: (error: unknown) => i18n._(describeError(error)),
    date: (instant: string) => i18n.date(new Date(instant), { dateStyle: 'medium' }),
    moment: (instant: string) =>
      i18n.date(new Date(instant), {
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }),
  };
}
