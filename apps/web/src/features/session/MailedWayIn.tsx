import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { AddressForm } from './AddressForm.tsx';
import { MailedCode } from './MailedCode.tsx';

type MailedWayInProps = {
  readonly purpose: 'recovery' | 'sign_in';
  readonly onBack: () => void;
};

/** A mail lets someone in, to choose another password or without any; its code leads on from here. */
export function MailedWayIn({ purpose, onBack }: MailedWayInProps) {
  const { t } = useLingui();
  const { auth } = useData();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const way = {
    recovery: {
      send: (email: string) => auth.recover(email),
      title: t`Forgot your password?`,
      offer: t`We’ll send you a link to choose a new one.`,
      action: t`Send link`,
      failure: t`Reset failed`,
      next: t`If there’s an account with this email, we’ve sent a message to it. To choose a new password, open the link in the message or enter the code here.`,
    },
    sign_in: {
      send: (email: string) => auth.mailSignIn(email),
      title: t`Sign in by email`,
      offer: t`No password needed. We’ll send you a link and a code.`,
      action: t`Email me a code`,
      failure: t`Sign in failed`,
      next: t`If there’s an account with this email, we’ve sent a message to it. Open the link in the message or enter the code here.`,
    },
  }[purpose];
  if (sentTo !== null) {
    return (
      <MailedCode
        email={sentTo}
        purpose={purpose}
        onResend={() => way.send(sentTo)}
        onBack={onBack}
      >
        {way.next}
      </MailedCode>
    );
  }
  return (
    <AddressForm
      title={way.title}
      action={way.action}
      failure={way.failure}
      onBack={onBack}
      onSubmit={async (email) => {
        const result = await way.send(email);
        if (result.ok) setSentTo(email);
        return result;
      }}
    >
      {way.offer}
    </AddressForm>
  );
}
