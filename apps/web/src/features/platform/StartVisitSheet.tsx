import { Trans, useLingui } from '@lingui/react/macro';
import type { FoundPerson } from '@muster/contract/platform';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { ownLoginQuery } from '../../data/identity/own-login-query.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { CodeField } from '../../ui/CodeField.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { usePlatformChange } from './use-platform-change.ts';
import { visitSubject } from './visit/visit-query.ts';

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1)),
  minutes: z.enum(['15', '60']),
  code: z.string().check(z.regex(/^\d{6}$/)),
});

/** Begins to look at what one person sees, after another code of the authenticator app. */
export function StartVisitSheet({
  person,
  onClose,
}: {
  readonly person: FoundPerson;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const data = useData();
  const { user_id } = useIdentity();
  const login = useQuery(ownLoginQuery(data, user_id));
  const change = usePlatformChange(visitSubject);
  const name = `${person.first_name} ${person.last_name}`.trim();
  const stored: z.infer<typeof schema> = { reason: '', minutes: '15', code: '' };
  const form = useForm({
    stored,
    fields: {
      reason: { label: t`Reason`, wrong: t`Enter a reason.` },
      minutes: { label: t`For how long` },
      code: { label: t`Code from your authenticator app`, wrong: t`Enter the six digits.` },
    },
    schema,
    save: async ({ reason, minutes, code }) => {
      const factorId = login.data?.authenticators[0]?.id ?? '';
      const shown = await data.auth.call((client) =>
        client.mfa.challengeAndVerify({ factorId, code }),
      );
      if (!shown.ok) throw shown.error;
      return change.mutateAsync({
        call: 'start_support_visit',
        parameters: { person_id: person.person_id, reason, minutes: Number(minutes) },
      });
    },
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`See what ${name} sees?`}
      action={<Trans>Start visit</Trans>}
      disabledReason={login.data === undefined ? t`Loading` : null}
      onClose={onClose}
    >
      <p className="text-ink-2">
        <Trans>
          You can read but not change anything. Pay, locations and medical facts aren’t shown.{' '}
          {name} and the company’s admins are told, and see what you open.
        </Trans>
      </p>
      <TextArea
        {...form.text('reason')}
        maxLength={1000}
        hint={t`${name} and the admins read this.`}
      />
      <SegmentedControl
        {...form.value('minutes')}
        options={[
          { value: '15', label: t`15 minutes` },
          { value: '60', label: t`60 minutes` },
        ]}
      />
      <CodeField {...form.text('code')} maxLength={6} />
    </FormSheet>
  );
}
