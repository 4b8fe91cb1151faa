import { Trans, useLingui } from '@lingui/react/macro';
import type { EmergencyContact } from '@muster/contract/person';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PhoneLink } from './DetailsCard.tsx';
import { EmergencySheet, OwnEmergencySheet } from './EmergencySheet.tsx';

/** A person's emergency contact. */
export function EmergencyCard({
  personId,
  contact,
  mayEdit,
  isOwn = false,
}: {
  readonly personId: string;
  readonly contact: EmergencyContact | null;
  readonly mayEdit: boolean;
  /** On their own profile, a person can change it offline. */
  readonly isOwn?: boolean;
}) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title={t`Emergency contact`}
      {...(mayEdit && {
        actions: (
          <Button
            variant="quiet"
            size="sm"
            icon={contact === null ? Plus : Pencil}
            onClick={() => setEditing(true)}
          >
            {contact === null ? <Trans>Add</Trans> : <Trans>Edit</Trans>}
          </Button>
        ),
      })}
    >
      {contact === null ? (
        <p className="flex items-center gap-2.5 text-14 text-ink-3">
          <HeartPulse aria-hidden className="size-4.5 shrink-0" />
          <Trans>No emergency contact yet.</Trans>
        </p>
      ) : (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 md:text-14">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {contact.name}
            {contact.relationship !== null && (
              <span className="text-ink-3"> · {contact.relationship}</span>
            )}
          </span>
          <PhoneLink phone={contact.phone} />
        </div>
      )}
      {isEditing && isOwn && (
        <OwnEmergencySheet contact={contact} onClose={() => setEditing(false)} />
      )}
      {isEditing && !isOwn && (
        <EmergencySheet personId={personId} contact={contact} onClose={() => setEditing(false)} />
      )}
    </Card>
  );
}
