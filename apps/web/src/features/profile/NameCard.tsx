import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useSaveOwnProfile } from '../../data/profile/use-save-own-profile.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';
import { changedNames } from './changed-names.ts';
import type { OwnProfile } from './own-profile-query.ts';

/** Names and phone number, saved with a network or without one. What was typed stays. */
export function NameCard({ profile }: { readonly profile: OwnProfile }) {
  const { t, i18n } = useLingui();
  const save = useSaveOwnProfile();
  const [firstName, setFirstName] = useState(profile.first_name);
  const [lastName, setLastName] = useState(profile.last_name);
  const [phone, setPhone] = useState(profile.phone ?? '');
  const [wasSent, setSent] = useState(false);
  const isMissing = (name: string) => wasSent && name.trim() === '';
  const submit = async () => {
    setSent(true);
    if (firstName.trim() === '' || lastName.trim() === '') return;
    try {
      const changes = changedNames(profile, { firstName, lastName, phone });
      const saved = await save(changes, t`Your profile is saved`);
      void notify({ id: 'profile', tone: 'good', ...saved });
    } catch (error) {
      void notify({
        id: 'profile',
        tone: 'destructive',
        title: t`Your profile was not saved`,
        body: i18n._(describeError(error)),
      });
    }
  };
  return (
    <Card title={t`Name and phone`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="space-y-5"
      >
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2 md:gap-3">
          <TextField
            label={t`First name`}
            autoComplete="given-name"
            maxLength={100}
            value={firstName}
            onChange={(event) => setFirstName(event.target.value)}
            error={isMissing(firstName) ? t`Enter your name.` : null}
          />
          <TextField
            label={t`Last name`}
            autoComplete="family-name"
            maxLength={100}
            value={lastName}
            onChange={(event) => setLastName(event.target.value)}
            error={isMissing(lastName) ? t`Enter your name.` : null}
          />
        </div>
        <TextField
          label={t`Phone`}
          labelDetail={t`optional`}
          type="tel"
          autoComplete="tel"
          maxLength={50}
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
        <Button type="submit">
          <Trans>Save</Trans>
        </Button>
      </form>
    </Card>
  );
}
