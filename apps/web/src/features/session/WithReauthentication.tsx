import { useLingui, Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { DataError } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { useData } from '../../data/data-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { notify } from '../../ui/notices.ts';
import { Sheet } from '../../ui/Sheet.tsx';

/** Mails a code, asks for it, and returns it; null if the person gave up or no mail was sent. */
export type AskForCode = () => Promise<string | null>;

/**
 * For changes that the server makes only after someone proves again who they are (error `reauthentication_needed`):
 * gives its children a question that they can await.
 */
export function WithReauthentication({
  children,
}: {
  readonly children: (ask: AskForCode) => ReactNode;
}) {
  const { t, i18n } = useLingui();
  const { auth } = useData();
  const [answer, setAnswer] = useState<((code: string | null) => void) | null>(null);
  const [code, setCode] = useState('');

  const sayThatItFailed = (error: DataError) =>
    void notify({
      id: 'reauthenticate',
      tone: 'destructive',
      title: t`No email was sent`,
      body: i18n._(describeError(error)),
    });

  const ask: AskForCode = async () => {
    const mailed = await auth.reauthenticate();
    if (!mailed.ok) {
      sayThatItFailed(mailed.error);
      return null;
    }
    setCode('');
    return new Promise((resolve) => setAnswer(() => resolve));
  };
  const close = (given: string | null) => {
    answer?.(given);
    setAnswer(null);
  };

  return (
    <>
      {children(ask)}
      <Sheet
        isOpen={answer !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) close(null);
        }}
        title={t`Confirm that it’s you`}
        description={t`We emailed you a code.`}
        footer={
          <>
            <Button
              variant="primary"
              size="lg"
              disabledReason={code === '' ? t`Enter the code.` : null}
              onClick={() => close(code)}
            >
              <Trans>Confirm</Trans>
            </Button>
            <CancelButton onClick={() => close(null)} />
          </>
        }
      >
        <CodeField
          label={t`Code from the email`}
          value={code}
          onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
        />
      </Sheet>
    </>
  );
}
