import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanySignIn } from '@muster/contract/company-sign-ins';
import { useState } from 'react';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { randomId } from '../../platform/random-id.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

type SignInFormSheetProps = {
  /** Absent for a new one. */
  readonly stored?: CompanySignIn;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
};

/** Adds an identity provider, or changes one. */
export function SignInFormSheet({ stored, onSaved, onClose }: SignInFormSheetProps) {
  const { t } = useLingui();
  const [newId] = useState(randomId);
  const id = stored?.id ?? newId;
  const { form, fresh } = useSignInForm({ id, stored, onSaved: () => onSaved(id) });
  const required = form.value('is_required');
  const isSaml = form.values.kind === 'saml';
  const isRead = form.values.metadata_url.trim() !== '';
  return (
    <FormSheet
      form={form}
      height="tall"
      title={stored === undefined ? t`Add a sign-in` : t`Edit ${stored.name}`}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      {stored === undefined && (
        <RadioGroup
          label={form.value('kind').label}
          value={form.values.kind}
          onChange={(kind) =>
            form.change({ kind, email_claim: kind === 'saml' ? 'NameID' : 'email' })
          }
          options={[
            { value: 'oidc', label: 'OpenID Connect' },
            { value: 'saml', label: 'SAML 2.0' },
          ]}
        />
      )}
      <TextField {...form.text('name')} maxLength={100} hint={t`Such as Microsoft or Okta.`} />
      <TextField
        {...form.text('domains')}
        autoCapitalize="none"
        hint={t`What is behind the @ of your work emails, such as company.com. Several with commas.`}
      />
      {isSaml ? (
        <>
          <TextField
            {...form.text('metadata_url')}
            type="url"
            maxLength={1000}
            hint={t`If your provider has one, the rest is read there now and every day. New certificates are taken over.`}
          />
          {!isRead && (
            <>
              <TextField
                {...form.text('issuer')}
                label={t`Entity ID of the provider`}
                maxLength={1000}
              />
              <TextField {...form.text('sign_in_url')} type="url" maxLength={1000} />
              <TextArea
                {...form.text('certificate')}
                maxLength={40000}
                hint={t`The text from BEGIN CERTIFICATE to END CERTIFICATE. Several, one after the other, while your provider changes them.`}
              />
            </>
          )}
        </>
      ) : (
        <>
          <TextField
            {...form.text('issuer')}
            type="url"
            maxLength={1000}
            hint={t`Your provider calls it the issuer. It begins with https.`}
          />
          <TextField {...form.text('client_id')} autoComplete="off" maxLength={500} />
          <PasswordField
            {...form.text('client_secret')}
            autoComplete="off"
            maxLength={1000}
            hint={stored === undefined ? undefined : t`Leave it empty to keep the one you entered.`}
          />
        </>
      )}
      <TextField
        {...form.text('email_claim')}
        maxLength={200}
        hint={
          isSaml
            ? t`NameID, or the name of the attribute with the email.`
            : t`Where your provider says the email. Most call it email.`
        }
      />
      <TextField
        {...form.text('session_hours')}
        inputMode="numeric"
        hint={t`Crews stay signed in on their phones.`}
      />
      <Checkbox
        label={required.label}
        checked={required.value}
        onChange={({ target }) => required.onChange(target.checked)}
        detail={
          <Trans>
            Passwords and emailed codes stop working for these domains. Admins can always use their
            password, so you’re never locked out.
          </Trans>
        }
      />
      {fresh.field(form.text('proof'))}
    </FormSheet>
  );
}
