import { Trans, useLingui } from '@lingui/react/macro';
import type { Office, Person, PersonPage as Page } from '@muster/contract/person';
import type { ReactNode } from 'react';
import { isMissing } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { MissingRecord } from '../../kit/page/MissingRecord.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CertificatesCard } from './CertificatesCard.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { EmergencyCard } from './EmergencyCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { MergedCard } from './MergedCard.tsx';
import { MissingRecords } from './MissingRecords.tsx';
import { PayRatesCard } from './PayRatesCard.tsx';
import { PersonDataCard } from './PersonDataCard.tsx';
import { PersonHeader } from './PersonHeader.tsx';
import { PersonNotice } from './PersonNotice.tsx';
import { PersonSessionsCard } from './PersonSessionsCard.tsx';
import { personQuery } from './person-query.ts';
import { RoleCard } from './RoleCard.tsx';
import { TeamCard } from './TeamCard.tsx';
import { dateTimeText } from '../../ui/time/date-time-text.ts';

type RenderOffer = (person: Person, office: Office) => ReactNode;
type RenderHours = (page: Page) => ReactNode;
type RenderPayTerms = (person: Person, closedReason: string | null) => ReactNode;
type RenderNotifications = (person: Person) => ReactNode;

/**
 * `/admin/employees/{personId}`: one person. Admins see everything, supervisors and crew leads what concerns the crew.
 */
export function PersonPage({
  personId,
  renderHours,
  renderOffer,
  renderNotifications,
  renderPayTerms,
}: {
  readonly personId: string;
  /** Today's and this week's hours, with a link to the timesheet. */
  readonly renderHours: RenderHours;
  /** The person's pay terms; for admins. */
  readonly renderPayTerms: RenderPayTerms;
  /** The notifications that the person was sent; for admins. */
  readonly renderNotifications: RenderNotifications;
  /** The offer of a login for someone without one. */
  readonly renderOffer: RenderOffer;
}) {
  const { i18n } = useLingui();
  const { user_id } = useIdentity();
  const page = useSnapshotQuery(personQuery(user_id, personId));
  if (page.status === 'loading') return <PersonSkeleton />;
  if (page.status === 'failed') {
    if (isMissing(page.error)) return <MissingPerson />;
    return (
      <>
        <h1 className="sr-only">
          <Trans>Person</Trans>
        </h1>
        <ErrorState title={<Trans>Couldn’t load this person</Trans>} onRetry={page.retry}>
          {i18n._(describeError(page.error))}
        </ErrorState>
      </>
    );
  }
  return (
    <div className="space-y-6">
      {page.freshness === 'stale' && (
        <Banner tone="attention">
          <Trans>As of {dateTimeText(i18n, page.asOfMs)}. Changes need a connection.</Trans>
        </Banner>
      )}
      <Loaded
        page={page.data}
        renderHours={renderHours}
        renderOffer={renderOffer}
        renderNotifications={renderNotifications}
        renderPayTerms={renderPayTerms}
      />
    </div>
  );
}

/** Admins come from the list of everyone and supervisors from the board, so each goes back there. */
function MissingPerson() {
  const isAdmin = useIdentity().role === 'admin';
  return (
    <MissingRecord
      title={<Trans>Person not found</Trans>}
      action={
        <WayOn to={isAdmin ? '/admin/employees' : '/dashboard'}>
          {isAdmin ? <Trans>Back to Team</Trans> : <Trans>Back to Today</Trans>}
        </WayOn>
      }
    />
  );
}

type LoadedProps = {
  readonly page: Page;
  readonly renderHours: RenderHours;
  readonly renderOffer: RenderOffer;
  readonly renderNotifications: RenderNotifications;
  readonly renderPayTerms: RenderPayTerms;
};

function Loaded({
  page,
  renderHours,
  renderOffer,
  renderNotifications,
  renderPayTerms,
}: LoadedProps) {
  const { person, office } = page;
  const { t } = useLingui();
  const { person_id } = useIdentity();
  const isOwnPay = person.person_id === person_id && office?.is_last_admin === false;
  const ownPayReason = isOwnPay ? t`You can’t change your own pay. Ask another admin.` : null;
  // Admins add missing records in one place, so empty cards are hidden.
  const isFolded = office !== null && person.role !== null;
  const mayBeInvited = !person.has_login && person.role !== null && office?.merged_into === null;
  return (
    <>
      <PersonHeader person={person} office={office}>
        {office !== null && mayBeInvited && renderOffer(person, office)}
      </PersonHeader>
      <PersonNotice person={person} office={office} />
      {office?.merged_into == null && renderHours(page)}
      {isFolded && <MissingRecords person={person} office={office} />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="space-y-6">
          <DetailsCard person={person} office={office} />
          {!(isFolded && person.emergency_contact === null) && (
            <EmergencyCard
              personId={person.person_id}
              contact={person.emergency_contact}
              mayEdit={office !== null}
            />
          )}
          {office !== null && <RoleCard person={person} office={office} today={page.today} />}
        </div>
        <div className="space-y-6">
          {!(isFolded && person.crews.length === 0 && person.projects.length === 0) && (
            <TeamCard person={person} />
          )}
          {office !== null && <PayRatesCard person={person} closedReason={ownPayReason} />}
          {office !== null && renderPayTerms(person, ownPayReason)}
          {!(isFolded && person.certificates.length === 0) && (
            <CertificatesCard
              personId={person.person_id}
              certificates={person.certificates}
              today={page.today}
              mayAdd={office !== null}
              mayChange={() => office !== null}
            />
          )}
          {office !== null && office.merged.length > 0 && <MergedCard merged={office.merged} />}
          {office !== null && person.has_login && (
            <PersonSessionsCard personId={person.person_id} />
          )}
          {office !== null && !person.has_login && <PersonDataCard personId={person.person_id} />}
          {office !== null && renderNotifications(person)}
          {office !== null && <HistoryCard personId={person.person_id} />}
        </div>
      </div>
    </>
  );
}

function PersonSkeleton() {
  return (
    <div aria-busy className="space-y-6">
      <Skeleton className="h-14 w-72" />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </div>
  );
}
