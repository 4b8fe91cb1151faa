import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { Sheet } from '../../ui/Sheet.tsx';

export function RemoveAuthenticatorSheet({
  factorId,
  onClose,
  onDone,
}: {
  readonly factorId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t, i18n } = useLingui();
  const { auth } = useData();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const answer = await auth.call((client) => client.mfa.unenroll({ factorId }));
    setBusy(false);
    if (!answer.ok) {
      setError(i18n._(describeError(answer.error)));
      return;
    }
    void notify({ tone: 'plain', title: t`Your authenticator app is turned off` });
    onDone();
    onClose();
  };
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Turn off the authenticator app?`}
      description={t`Your password alone will be enough to sign in.`}
      footer={
        <>
          <Button variant="danger" size="lg" isBusy={isBusy} onClick={() => void remove()}>
            <Trans>Turn off</Trans>
          </Button>
          <Button size="lg" variant="quiet" onClick={onClose}>
            <Trans>Keep it on</Trans>
          </Button>
        </>
      }
    >
      {error !== null && <Banner tone="danger">{error}</Banner>}
    </Sheet>
  );
}
