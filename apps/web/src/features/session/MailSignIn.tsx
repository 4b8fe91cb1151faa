import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { AddressForm } from './AddressForm.tsx';
import { MailedCode } from './MailedCode.tsx';

/** Signing in without a password: a mail with a link and a code. */
export function MailSignIn({ onBack }: { readonly onBack: () => void }) {
  const { t } = useLingui();
  const { auth } = useData();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <MailedCode
        email={sentTo}
        purpose="sign_in"
        onResend={() => auth.mailSignIn(sentTo)}
        onBack={onBack}
      >
        <Trans>
          If it belongs to an account, a mail is on its way. Open its link, or type its code here.
        </Trans>
      </MailedCode>
    );
  }
  return (
    <AddressForm
      title={t`Sign in by mail`}
      action={t`Mail me a code`}
      failure={t`Sign in failed`}
      onBack={onBack}
      onSubmit={async (email) => {
        const result = await auth.mailSignIn(email);
        if (result.ok) setSentTo(email);
        return result;
      }}
    >
      <Trans>No password needed: we send you a link and a code.</Trans>
    </AddressForm>
  );
}
