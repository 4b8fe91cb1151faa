import { Trans, useLingui } from '@lingui/react/macro';
import { useData } from '../../data/data-context.tsx';
import { AddressForm } from './AddressForm.tsx';

/** For companies that sign their people in themselves: the address's domain leads to theirs. */
export function EnterpriseSignIn({ onBack }: { readonly onBack: () => void }) {
  const { t } = useLingui();
  const { auth, platform } = useData();
  return (
    <AddressForm
      title={t`Sign in through your company`}
      action={t`Continue`}
      failure={t`Sign in failed`}
      onBack={onBack}
      onSubmit={async (email) => {
        const result = await auth.enterpriseAddress(email.split('@').at(-1) ?? '');
        if (!result.ok) return result;
        platform.address.leave(result.outcome);
        return { ok: true, outcome: 'done' };
      }}
    >
      <Trans>We use your work email to find your company’s sign-in page.</Trans>
    </AddressForm>
  );
}
