import { Trans, useLingui } from '@lingui/react/macro';
import type { Office, Person } from '@muster/contract/person';
import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Button } from '../../ui/Button.tsx';
import { CertificateSheet } from './CertificateSheet.tsx';
import { EditDetailsSheet } from './EditDetailsSheet.tsx';
import { EmergencySheet } from './EmergencySheet.tsx';

type OpenSheet = 'details' | 'emergency' | 'certificate';

/** For admins: what is still missing about the person, each with a way to add it. */
export function MissingRecords({
  person,
  office,
}: {
  readonly person: Person;
  readonly office: Office;
}) {
  const { t } = useLingui();
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const close = () => setSheet(null);
  const inNoCrew = person.crews.every(({ to }) => to !== null);
  const missing: readonly (readonly [OpenSheet, string])[] = [
    ...(person.phone === null ? [['details', t`Phone`] as const] : []),
    ...(office.details?.employee_number == null ? [['details', t`Employee number`] as const] : []),
    ...(person.emergency_contact === null ? [['emergency', t`Emergency contact`] as const] : []),
    ...(person.certificates.length === 0 ? [['certificate', t`Certificate`] as const] : []),
  ];
  return (
    <>
      {(missing.length > 0 || inNoCrew) && (
        <section aria-labelledby="missing-records" className="space-y-2">
          <h2 id="missing-records" className="text-14 font-medium text-ink-2">
            <Trans>Missing information</Trans>
          </h2>
          <div className="flex flex-wrap gap-2">
            {missing.map(([which, words]) => (
              <Button
                key={words}
                icon={Plus}
                aria-label={t`Add: ${words}`}
                onClick={() => setSheet(which)}
              >
                {words}
              </Button>
            ))}
            {inNoCrew && (
              <Link to="/admin/crews" aria-label={t`Add: Crew`} className={buttonStyles({})}>
                <Plus aria-hidden className="size-5 shrink-0 md:size-4" />
                <Trans>Crew</Trans>
              </Link>
            )}
          </div>
        </section>
      )}
      {sheet === 'details' && <EditDetailsSheet person={person} office={office} onClose={close} />}
      {sheet === 'emergency' && (
        <EmergencySheet personId={person.person_id} contact={null} onClose={close} />
      )}
      {sheet === 'certificate' && (
        <CertificateSheet personId={person.person_id} certificate={null} onClose={close} />
      )}
    </>
  );
}
