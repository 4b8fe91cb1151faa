import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { CodeField } from '../../ui/CodeField.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notices.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useEnrolment } from './use-enrolment.ts';

const schema = z.object({ code: z.string().check(z.minLength(1)) });

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
  const enrolment = useQuery(useEnrolment());
  const title = t`Set up an authenticator app`;
  const description = t`Any authenticator app works, including the one built into your phone.`;
  const form = useForm({
    stored: { code: '' },
    fields: {
      code: { label: t`Code from the app`, wrong: t`Enter the code the app shows.` },
    },
    schema,
    refused: { mfa_verification_failed: { field: 'code' } },
    save: async ({ code }) => {
      const factorId = enrolment.data?.factorId ?? '';
      const answer = await auth.call((client) => client.mfa.challengeAndVerify({ factorId, code }));
      if (!answer.ok) throw answer.error;
    },
    onSaved: () => {
      void notify({
        tone: 'good',
        title: t`Your authenticator app is set up`,
        body: t`From now on, you need a code from that app to sign in.`,
      });
      onDone();
      onClose();
    },
  });
  if (enrolment.isError) {
    return (
      <Sheet isOpen onOpenChange={onClose} title={title} description={description}>
        <ErrorState
          title={i18n._(describeError(enrolment.error))}
          onRetry={() => void enrolment.refetch()}
        />
      </Sheet>
    );
  }
  return (
    <FormSheet
      form={form}
      title={title}
      description={description}
      action={<Trans>Turn on</Trans>}
      isBusy={enrolment.isFetching}
      onClose={onClose}
    >
      <div className="flex flex-col items-center gap-4">
        {enrolment.data === undefined ? (
          <Skeleton className="size-44" />
        ) : (
          // Scanners need dark on light, regardless of the theme.
          <img
            src={enrolment.data.qrCode}
            alt={t`QR code to scan with your authenticator app`}
            className="size-44 rounded-control bg-white p-2"
          />
        )}
        <div className="w-full space-y-1 text-center">
          <p className="text-14 text-ink-3">
            <Trans>Setting it up on this phone? Copy this key into the app instead:</Trans>
          </p>
          <p className="font-mono text-14 break-all select-all">{enrolment.data?.secret ?? ' '}</p>
        </div>
      </div>
      <CodeField
        {...form.text('code')}
        maxLength={6}
        onChange={(event) => form.change({ code: event.target.value.replaceAll(/\D/g, '') })}
      />
    </FormSheet>
  );
}
