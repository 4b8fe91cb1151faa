import { useLingui } from '@lingui/react/macro';
import type { Audience } from '@muster/contract/platform';

export function useAudienceNames(): Readonly<Record<Audience, string>> {
  const { t } = useLingui();
  return {
    everyone: t({ message: 'Everyone', context: 'announcements' }),
    leads: t`Supervisors and admins`,
    admins: t({ message: 'Admins', context: 'announcements' }),
  };
}
