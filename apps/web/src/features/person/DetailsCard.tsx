import { languageNames } from '@muster/domain/language-names';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Office, Person } from '@muster/contract/person';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { EditDetailsSheet } from './EditDetailsSheet.tsx';
import { usePersonWords } from './use-person-words.ts';

/** A person's contact details and employment. */
export function DetailsCard({
  person,
  office,
}: {
  readonly person: Person;
  readonly office: Office | null;
}) {
  const { t } = useLingui();
  const words = usePersonWords();
  const [isEditing, setEditing] = useState(false);
  const details = office?.details ?? null;
  const email = office?.email ?? details?.contact_email ?? null;
  const none = <span className="text-ink-3">–</span>;
  const items = [
    { key: t`Phone`, value: person.phone === null ? none : <PhoneLink phone={person.phone} /> },
    ...(office === null
      ? []
      : [
          {
            key: t`Email`,
            value:
              email === null ? (
                none
              ) : (
                <a href={`mailto:${email}`} className="wrap-anywhere hover:underline">
                  {email}
                </a>
              ),
          },
          {
            key: t`Employee number`,
            value: details?.employee_number ?? none,
          },
          {
            key: t`Hire date`,
            value: details?.hired_on == null ? none : words.day(details.hired_on),
          },
        ]),
    { key: t`Language`, value: languageNames[person.language] },
    ...(person.since === null
      ? []
      : [{ key: t`With the company since`, value: words.date(person.since) }]),
  ];
  return (
    <Card
      title={t`Details`}
      {...(office !== null && {
        actions: (
          <Button variant="quiet" size="sm" icon={Pencil} onClick={() => setEditing(true)}>
            <Trans>Edit</Trans>
          </Button>
        ),
      })}
    >
      <KeyValue items={items} className="-my-2.5" />
      {details?.notes != null && (
        <p
          dir="auto"
          className="mt-5 border-t border-line pt-4 text-14 whitespace-pre-line text-ink-2 wrap-anywhere"
        >
          {details.notes}
        </p>
      )}
      {isEditing && office !== null && (
        <EditDetailsSheet person={person} office={office} onClose={() => setEditing(false)} />
      )}
    </Card>
  );
}

export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr" className="hover:underline">
      {phone}
    </a>
  );
}
