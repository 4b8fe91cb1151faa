import { useLingui } from '@lingui/react/macro';
import type { CompanySignIn } from '@muster/contract/company-sign-ins';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

/** Says whether people can sign in with it, and what is missing. */
export function SignInState({
  signIn: { is_on, is_required, proven_at, proof_missing_since },
}: {
  readonly signIn: CompanySignIn;
}) {
  const { t } = useLingui();
  if (proven_at === null) {
    return <StatusBadge tone="attention">{t`Domain not verified`}</StatusBadge>;
  }
  if (proof_missing_since !== null)
    return <StatusBadge tone="attention">{t`Proof of the domain is gone`}</StatusBadge>;
  if (!is_on)
    return <StatusBadge tone="off">{t({ message: 'Off', context: 'sign-in' })}</StatusBadge>;
  return (
    <StatusBadge tone="running">
      {is_required ? t`On and required` : t({ message: 'On', context: 'sign-in' })}
    </StatusBadge>
  );
}
