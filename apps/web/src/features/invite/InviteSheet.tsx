import { Trans, useLingui } from '@lingui/react/macro';
import {
  defaultInvitationDays,
  invitationDays,
  type InvitationWay,
} from '@muster/contract/invitations';
import { useState } from 'react';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { randomId } from '../../platform/random-id.ts';
import { Button } from '../../ui/Button.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { notify } from '../../ui/notices.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCompanyLanguage } from './company-language.ts';
import { InvitationReady } from './InvitationReady.tsx';
import { type InvitedPerson, nameOf } from './invited-person.ts';
import { NameFields, WorkFields } from './NewPersonFields.tsx';
import { type Invited, type NewPerson, useInvite } from './use-invite.ts';
import { useInviteWords } from './use-invite-words.ts';
import { WayChoice } from './WayChoice.tsx';

const looksLikeEmail = /^[^@\s]+@[^@\s]+$/;

/** Brings in someone new, or offers a login to someone who has none. */
export function InviteSheet({
  person,
  onClose,
}: {
  readonly person: InvitedPerson | null;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { errorWords, daysWords, moment } = useInviteWords();
  const offlineReason = useNeedsNetwork();
  const invite = useInvite();
  const companyLanguage = useCompanyLanguage();
  const [draft, setDraft] = useState(emptyPerson);
  const newcomer: NewPerson = { ...draft, language: draft.language ?? companyLanguage };
  const [email, setEmail] = useState(person?.email ?? '');
  const [way, setWay] = useState<InvitationWay>(person?.email === null ? 'link' : 'mail');
  const [validDays, setValidDays] = useState<number>(defaultInvitationDays);
  const [wasChecked, setChecked] = useState(false);
  const [invited, setInvited] = useState<Invited | null>(null);

  const shown = person ?? newcomer;
  const isNameMissing = nameOf(shown) === '';
  const isEmailWrong = email.trim() === '' ? way === 'mail' : !looksLikeEmail.test(email.trim());

  const send = () => {
    setChecked(true);
    if (isNameMissing || isEmailWrong) return;
    invite.mutate(
      {
        person: person === null ? newcomer : { personId: person.personId },
        email,
        way,
        validDays,
      },
      {
        onSuccess: (answer) => {
          if (way === 'link') {
            setInvited(answer);
            return;
          }
          void notify({
            tone: 'good',
            title:
              way !== 'mail'
                ? t`${nameOf(shown)} was added`
                : answer.mailQueuedUntil === null
                  ? t`The invitation is on its way to ${email.trim()}`
                  : t`The email to ${email.trim()} is queued until ${moment(answer.mailQueuedUntil)}`,
          });
          onClose();
        },
      },
    );
  };

  if (invited !== null && invited.token !== null) {
    return (
      <InvitationReady
        name={nameOf(shown)}
        language={shown.language}
        token={invited.token}
        expiresAt={invited.expiresAt}
        onClose={onClose}
        {...(person === null && {
          onNext: () => {
            setDraft(emptyPerson());
            setEmail('');
            setChecked(false);
            setInvited(null);
          },
        })}
      />
    );
  }
  return (
    <FormSheet
      title={person === null ? t`Invite someone` : t`A login for ${nameOf(person)}`}
      action={
        way === 'mail' ? (
          <Trans>Send the invitation</Trans>
        ) : way === 'link' ? (
          <Trans>Make the link</Trans>
        ) : (
          <Trans>Add</Trans>
        )
      }
      isBusy={invite.isPending}
      disabledReason={offlineReason}
      otherActions={
        <Button size="lg" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      }
      onSubmit={send}
      onClose={onClose}
    >
      {person === null && (
        <NameFields
          person={newcomer}
          error={wasChecked && isNameMissing ? t`Enter a first or a last name.` : null}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
      )}
      <WayChoice way={way} onChange={setWay} isForNew={person === null} />
      <div className="grid gap-5 md:grid-cols-2 md:gap-3">
        <TextField
          label={t`Email`}
          {...(way !== 'mail' && { labelDetail: t`optional` })}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={320}
          hint={way === 'link' && email !== '' ? t`Only this address can use the link.` : undefined}
          value={email}
          error={wasChecked && isEmailWrong ? t`Enter an email such as name@company.com.` : null}
          onChange={(event) => setEmail(event.target.value)}
          className={way === 'none' ? 'md:col-span-2' : ''}
        />
        {way !== 'none' && (
          <Select
            label={t`Works for`}
            options={invitationDays.map((days) => ({
              value: String(days),
              label: daysWords(days),
            }))}
            value={String(validDays)}
            onChange={(event) => setValidDays(Number(event.target.value))}
          />
        )}
      </div>
      {person === null && (
        <WorkFields person={newcomer} onChange={(part) => setDraft({ ...draft, ...part })} />
      )}
      {invite.isError && (
        <p role="alert" className="text-14 text-danger-ink">
          {errorWords(invite.error)}
        </p>
      )}
    </FormSheet>
  );
}

/** The company's language until another one is chosen. */
type Draft = Omit<NewPerson, 'language'> & { readonly language: NewPerson['language'] | null };

function emptyPerson(): Draft {
  return {
    id: randomId(),
    firstName: '',
    lastName: '',
    phone: '',
    role: 'employee',
    crewId: null,
    language: null,
  };
}
