import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { FormError } from '../../kit/form/FormError.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CodeForm } from './CodeForm.tsx';
import { typedPhone } from './typed-phone.ts';

type PhoneWayInProps = {
  /** The token of the invitation that a new number takes up; null: only a number that has an account gets a code. */
  readonly invitation: string | null;
  readonly onBack: () => void;
};

/** A code texted to a phone signs in, without an email address or a password. */
export function PhoneWayIn({ invitation, onBack }: PhoneWayInProps) {
  const [textedTo, setTextedTo] = useState<string | null>(null);
  return textedTo === null ? (
    <NumberForm invitation={invitation} onTexted={setTextedTo} onBack={onBack} />
  ) : (
    <TextedCode phone={textedTo} onOtherNumber={() => setTextedTo(null)} />
  );
}

const schema = z.object({
  phone: z.string().check(z.refine((text) => typedPhone(text) !== null)),
});

type NumberFormProps = PhoneWayInProps & { readonly onTexted: (phone: string) => void };

function NumberForm({ invitation, onTexted, onBack }: NumberFormProps) {
  const { t } = useLingui();
  const { auth } = useData();
  const form = useForm({
    stored: { phone: '' },
    fields: {
      phone: {
        label: t`Mobile number`,
        wrong: t`Enter your mobile number with its area code. Outside the US and Canada, begin with + and the country code.`,
      },
    },
    schema,
    save: async (typed) => {
      const phone = typedPhone(typed.phone) ?? '';
      const result = await auth.textCode(phone, invitation);
      if (!result.ok) throw result.error;
      onTexted(phone);
    },
  });
  return (
    <PageForm form={form}>
      <div className="space-y-2">
        <h1 className="text-28 font-semibold tracking-title">
          {invitation === null ? t`Sign in by text` : t`Join with your phone number`}
        </h1>
        <p className="text-ink-2">
          <Trans>We’ll text you a code. No email or password needed.</Trans>
        </p>
      </div>
      <TextField {...form.text('phone')} type="tel" autoComplete="tel" inputMode="tel" />
      <FormError form={form} title={<Trans>Sign in failed</Trans>} />
      <Button type="submit" variant="primary" size="lg" block isBusy={form.isSaving}>
        <Trans>Text me a code</Trans>
      </Button>
      <Button variant="quiet" size="lg" block icon={ArrowLeft} onClick={onBack}>
        <Trans>Back to sign in</Trans>
      </Button>
    </PageForm>
  );
}

type TextedCodeProps = { readonly phone: string; readonly onOtherNumber: () => void };

function TextedCode({ phone, onOtherNumber }: TextedCodeProps) {
  const { t } = useLingui();
  const { auth } = useData();
  return (
    <div className="space-y-5">
      <MessageSquareText aria-hidden className="size-8 text-running-ink" strokeWidth={1.75} />
      <div aria-live="polite" className="space-y-2">
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Check your phone</Trans>
        </h1>
        <p className="font-medium tabular-nums">{phone}</p>
        <p className="text-ink-2">
          <Trans>
            If this number can sign in here, a code is on its way. It can take a minute.
          </Trans>
        </p>
      </div>
      <CodeForm
        label={t`Code from the text`}
        action={t`Continue`}
        hasFocus
        onSubmit={(code) => auth.takeTextedCode(phone, code)}
        failure={t`Sign in failed`}
      />
      <Button variant="quiet" size="lg" block onClick={onOtherNumber}>
        <Trans>Use another number, or ask for a new code</Trans>
      </Button>
    </div>
  );
}
