import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { notify } from '../../ui/notices.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useEnrolment } from './use-enrolment.ts';

/** Sets up an authenticator app: scan or copy the secret, then prove it by a code. */
export function AuthenticatorSheet({
  onClose,
  onDone,
}: {
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t, i18n } = useLingui();
  const { auth } = useData();
  const offlineReason = useNeedsNetwork();
  const enrolment = useQuery(useEnrolment());
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (enrolment.data === undefined) {
      await enrolment.refetch();
      return;
    }
    if (code === '') {
      setError(t`Type the code that the app shows.`);
      return;
    }
    const { factorId } = enrolment.data;
    setBusy(true);
    const answer = await auth.call((client) => client.mfa.challengeAndVerify({ factorId, code }));
    setBusy(false);
    if (!answer.ok) {
      setError(i18n._(describeError(answer.error)));
      return;
    }
    void notify({
      tone: 'good',
      title: t`Your authenticator app is set up`,
      body: t`From now on signing in asks for its code.`,
    });
    onDone();
    onClose();
  };
  return (
    <FormSheet
      title={t`Set up an authenticator app`}
      description={t`Any app for six-digit codes will do, such as the one your phone brings.`}
      action={enrolment.isError ? <Trans>Try again</Trans> : <Trans>Turn on</Trans>}
      isBusy={isBusy || enrolment.isFetching}
      disabledReason={offlineReason}
      otherActions={<CancelButton onClick={onClose} />}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {enrolment.isError ? (
        <Banner tone="danger">{i18n._(describeError(enrolment.error))}</Banner>
      ) : (
        <>
          <div className="flex flex-col items-center gap-4">
            {enrolment.data === undefined ? (
              <Skeleton className="size-44" />
            ) : (
              // Scanners need dark on light, whatever the theme.
              <img
                src={enrolment.data.qrCode}
                alt={t`Code to scan with the authenticator app`}
                className="size-44 rounded-control bg-white p-2"
              />
            )}
            <div className="w-full space-y-1 text-center">
              <p className="text-14 text-ink-3">
                <Trans>On this very phone? Copy this into the app instead:</Trans>
              </p>
              <p className="font-mono text-14 break-all select-all">
                {enrolment.data?.secret ?? ' '}
              </p>
            </div>
          </div>
          <CodeField
            label={t`Code that the app shows`}
            maxLength={6}
            value={code}
            onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
            error={error}
          />
        </>
      )}
    </FormSheet>
  );
}
