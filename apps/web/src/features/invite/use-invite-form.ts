import { useLingui } from '@lingui/react/macro';
import { defaultInvitationDays, type InvitationWay } from '@muster/contract/invitations';
import type { Language } from '@muster/domain/languages';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type Form, useForm } from '../../kit/form/use-form.ts';
import { randomId } from '../../platform/random-id.ts';
import { notify } from '../../ui/notices.ts';
import { type InvitedPerson, nameOf } from './invited-person.ts';
import { type Invited, useInvite } from './use-invite.ts';
import { type CompanyRole, useInviteWords } from './use-invite-words.ts';

export type InviteValues = {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly role: CompanyRole;
  readonly crew_id: string | null;
  /** Null: the company's. */
  readonly language: Language | null;
  readonly email: string;
  readonly way: InvitationWay;
  readonly valid_days: string;
};

const looksLikeEmail = /^[^@\s]+@[^@\s]+$/;

/**
 * @param person null: someone new
 * @param onDone everything is said; a link is shown first, as `invited`
 */
export function useInviteForm(
  person: InvitedPerson | null,
  companyLanguage: Language,
  onDone: () => void,
) {
  const { t } = useLingui();
  const { moment } = useInviteWords();
  const invite = useInvite();
  // Made here, so that a repeat after a lost answer adds no one twice.
  const [id, setId] = useState(randomId);
  const [invited, setInvited] = useState<Invited | null>(null);
  const nameIn = (values: InviteValues) =>
    nameOf(person ?? { firstName: values.first_name, lastName: values.last_name });
  const stored: InviteValues = {
    first_name: '',
    last_name: '',
    phone: '',
    role: 'employee',
    crew_id: null,
    language: null,
    email: person?.email ?? '',
    way: person?.email === null ? 'link' : 'mail',
    valid_days: String(defaultInvitationDays),
  };
  const tellOf = (values: InviteValues, { mailQueuedUntil }: Invited): string => {
    const email = values.email.trim();
    if (values.way !== 'mail') return t`${nameIn(values)} was added`;
    return mailQueuedUntil === null
      ? t`The invitation is on its way to ${email}`
      : t`The email to ${email} is queued until ${moment(mailQueuedUntil)}`;
  };
  const form: Form<InviteValues> = useForm({
    stored,
    fields: {
      first_name: { label: t`First name`, wrong: t`Enter a first or last name.` },
      last_name: { label: t`Last name` },
      way: { label: t`How will they get access?` },
      email: { label: t`Email`, wrong: t`Enter an email such as name@company.com.` },
      valid_days: { label: t`Valid for` },
      role: { label: t`Role` },
      language: { label: t`Language` },
      crew_id: { label: t`Crew` },
      phone: { label: t`Phone` },
    },
    schema: z.custom<InviteValues>().check(
      z.refine((values) => nameIn(values) !== '', { path: ['first_name'] }),
      z.refine(
        ({ email, way }) =>
          email.trim() === '' ? way !== 'mail' : looksLikeEmail.test(email.trim()),
        { path: ['email'] },
      ),
    ),
    save: ({ email, way, valid_days, ...newcomer }) =>
      invite.mutateAsync({
        person:
          person === null
            ? { id, ...newcomer, language: newcomer.language ?? companyLanguage }
            : { personId: person.personId },
        email,
        way,
        validDays: Number(valid_days),
      }),
    onSaved: (answer, values) => {
      if (values.way === 'link') {
        setInvited(answer);
        return;
      }
      void notify({ tone: 'good', title: tellOf(values, answer) });
      onDone();
    },
  });
  return {
    form,
    name: nameIn(form.values),
    invited,
    /** Empties the form for someone else. */
    startNext: () => {
      setId(randomId());
      setInvited(null);
      form.reset(stored);
    },
  };
}
