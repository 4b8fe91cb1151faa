import { Trans, useLingui } from '@lingui/react/macro';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState, type ReactNode } from 'react';
import type { AuthResult, CodePurpose } from '../../data/client/auth.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { KeptMail } from '../../kit/mail/KeptMail.tsx';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { CodeForm } from './CodeForm.tsx';

type MailedCodeProps = {
  readonly email: string;
  readonly purpose: CodePurpose;
  /** Sends the mail once more. */
  readonly onResend: () => Promise<AuthResult>;
  readonly onBack: () => void;
  readonly children: ReactNode;
};

/**
 * After a mail was sent: its link can be opened anywhere, or its code typed here, on the device where
 * the person wants to be signed in. Taking the code changes the account's state and with it the page.
 */
export function MailedCode({ email, purpose, onResend, onBack, children }: MailedCodeProps) {
  const { t, i18n } = useLingui();
  const { auth } = useData();
  const [isSending, setSending] = useState(false);
  const titles: Readonly<Record<CodePurpose, string>> = {
    sign_up: t`Sign in failed`,
    sign_in: t`Sign in failed`,
    recovery: t`Reset failed`,
  };

  const resend = async () => {
    setSending(true);
    const result = await onResend();
    setSending(false);
    void notify(
      result.ok
        ? { id: 'mail', tone: 'good', title: t`Another email is on its way` }
        : {
            id: 'mail',
            tone: 'destructive',
            title: t`No email was sent`,
            body: i18n._(describeError(result.error)),
          },
    );
  };

  return (
    <div className="space-y-5">
      <MailCheck aria-hidden className="size-8 text-running-ink" strokeWidth={1.75} />
      <div aria-live="polite" className="space-y-2">
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Check your email</Trans>
        </h1>
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-ink-2">{children}</p>
      </div>
      <KeptMail />
      <CodeForm
        label={t`Code from the email`}
        action={t`Continue`}
        onSubmit={(code) => auth.takeCode({ email, code, purpose })}
        failure={titles[purpose]}
      />
      {/* In one line where it fits: a notice has its place below. */}
      <div className="flex flex-wrap justify-center gap-2 *:px-2">
        <Button variant="quiet" isBusy={isSending} onClick={() => void resend()}>
          <Trans>Send another email</Trans>
        </Button>
        <Button variant="quiet" onClick={onBack}>
          <Trans>Back to sign in</Trans>
        </Button>
      </div>
    </div>
  );
}
