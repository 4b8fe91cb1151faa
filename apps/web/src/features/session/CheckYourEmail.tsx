import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import MailCheck from 'lucide-react/icons/mail-check';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

type CheckYourEmailProps = {
  readonly email: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
};

/** After a mail was sent: the rest happens in the person's inbox. */
export function CheckYourEmail({ email, onBack, children }: CheckYourEmailProps) {
  return (
    <div aria-live="polite" className="space-y-6">
      <MailCheck aria-hidden className="size-8 text-running-ink" strokeWidth={1.75} />
      <div className="space-y-2">
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Check your email</Trans>
        </h1>
        <p className="font-medium">{email}</p>
        <p className="text-ink-2">{children}</p>
      </div>
      <Button size="lg" block icon={ArrowLeft} onClick={onBack}>
        <Trans>Back to sign in</Trans>
      </Button>
    </div>
  );
}
