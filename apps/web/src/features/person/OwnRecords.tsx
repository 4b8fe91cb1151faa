import { Trans, useLingui } from '@lingui/react/macro';
import type { EmergencyContact } from '@muster/contract/person';
import { useNow } from '../../data/clock/use-now.ts';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import type { ProfileChanges } from '../../data/profile/profile-change.ts';
import { usePendingProfile } from '../../data/profile/use-pending-profile.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { dayKeyAt } from '../../ui/time/day-key.ts';
import { CertificatesCard } from './CertificatesCard.tsx';
import { EmergencyCard } from './EmergencyCard.tsx';
import { ownRecordsQuery } from './own-records-query.ts';

/** A day turns into the next without anyone doing anything. */
const nowEveryMs = 60_000;

/** One's own certificates and emergency contact; what an admin entered only an admin changes. */
export function OwnRecords() {
  const { i18n } = useLingui();
  const { user_id, person_id, company } = useIdentity();
  const nowMs = useNow(nowEveryMs);
  const records = useSnapshotQuery(ownRecordsQuery(user_id, person_id ?? ''));
  const pending = usePendingProfile(records.status === 'ready' ? records.asOfMs : 0);
  if (person_id === null) return null;
  if (records.status === 'loading') return <Skeleton className="h-32 w-full" />;
  if (records.status === 'failed') {
    return (
      <ErrorState
        title={<Trans>Couldn’t load your certificates and emergency contact</Trans>}
        onRetry={records.retry}
      >
        {i18n._(describeError(records.error))}
      </ErrorState>
    );
  }
  const { certificates, emergencyContact } = records.data;
  const own = new Set(certificates.filter((c) => c.added_by === person_id).map(({ id }) => id));
  return (
    <>
      <CertificatesCard
        personId={person_id}
        certificates={certificates}
        today={dayKeyAt(nowMs, company?.time_zone ?? 'UTC')}
        mayAdd
        mayChange={({ id }) => own.has(id)}
      />
      <EmergencyCard
        personId={person_id}
        contact={contactWith(emergencyContact, pending)}
        mayEdit
        isOwn
      />
    </>
  );
}

function contactWith(
  known: EmergencyContact | null,
  { emergency_contact: kept }: ProfileChanges,
): EmergencyContact | null {
  if (kept === undefined) return known;
  return kept === null ? null : { ...kept, version: known?.version ?? 0 };
}
