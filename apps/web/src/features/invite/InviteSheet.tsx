import { Trans, useLingui } from '@lingui/react/macro';
import { invitationDays } from '@muster/contract/invitations';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCompanyLanguage } from './company-language.ts';
import { InvitationReady } from './InvitationReady.tsx';
import { type InvitedPerson, nameOf } from './invited-person.ts';
import { NameFields, WorkFields } from './NewPersonFields.tsx';
import { useInviteForm } from './use-invite-form.ts';
import { useInviteWords } from './use-invite-words.ts';
import { WayChoice } from './WayChoice.tsx';

/** Brings in someone new, or offers a login to someone who has none. */
export function InviteSheet({
  person,
  onClose,
}: {
  readonly person: InvitedPerson | null;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { daysWords } = useInviteWords();
  const companyLanguage = useCompanyLanguage();
  const { form, name, invited, startNext } = useInviteForm(person, companyLanguage, onClose);
  const { email, way } = form.values;

  if (invited !== null && invited.token !== null) {
    return (
      <InvitationReady
        name={name}
        language={person?.language ?? form.values.language ?? companyLanguage}
        token={invited.token}
        expiresAt={invited.expiresAt}
        onClose={onClose}
        {...(person === null && { onNext: startNext })}
      />
    );
  }
  return (
    <FormSheet
      form={form}
      title={person === null ? t`Invite someone` : t`A login for ${nameOf(person)}`}
      action={
        way === 'mail' ? (
          <Trans>Send invitation</Trans>
        ) : way === 'link' ? (
          <Trans>Create link</Trans>
        ) : (
          <Trans>Add</Trans>
        )
      }
      onClose={onClose}
    >
      {person === null && <NameFields form={form} />}
      <WayChoice form={form} isForNew={person === null} />
      <div className="grid gap-5 md:grid-cols-2 md:gap-3">
        <TextField
          {...form.text('email')}
          {...(way !== 'mail' && { labelDetail: t`optional` })}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={320}
          hint={
            way === 'link' && email !== ''
              ? t`Only someone with this email address can use the link.`
              : undefined
          }
          className={way === 'none' ? 'md:col-span-2' : ''}
        />
        {way !== 'none' && (
          <Select
            {...form.text('valid_days')}
            options={invitationDays.map((days) => ({
              value: String(days),
              label: daysWords(days),
            }))}
          />
        )}
      </div>
      {person === null && <WorkFields form={form} companyLanguage={companyLanguage} />}
    </FormSheet>
  );
}
