import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { AddressForm } from './AddressForm.tsx';
import { MailedCode } from './MailedCode.tsx';

/** A mail that lets somebody in to choose another password; its code leads on from here. */
export function ForgotPassword({ onBack }: { readonly onBack: () => void }) {
  const { t } = useLingui();
  const { auth } = useData();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <MailedCode
        email={sentTo}
        purpose="recovery"
        onResend={() => auth.recover(sentTo)}
        onBack={onBack}
      >
        <Trans>
          If it belongs to an account, a mail is on its way. Open its link, or type its code here to
          choose a new password.
        </Trans>
      </MailedCode>
    );
  }
  return (
    <AddressForm
      title={t`Forgot your password?`}
      action={t`Send the link`}
      failure={t`Reset failed`}
      onBack={onBack}
      onSubmit={async (email) => {
        const result = await auth.recover(email);
        if (result.ok) setSentTo(email);
        return result;
      }}
    >
      <Trans>We send you a link to choose a new one.</Trans>
    </AddressForm>
  );
}
