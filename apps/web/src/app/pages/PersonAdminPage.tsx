import { useParams } from '@tanstack/react-router';
import { OfferLogin } from '../../features/invite/OfferLogin.tsx';
import { PersonHours } from '../../features/dashboard/person/PersonHours.tsx';
import { OtherPayCard } from '../../features/pay/OtherPayCard.tsx';
import { PayTermsCard } from '../../features/pay/PayTermsCard.tsx';
import { PersonNotificationsCard } from '../../features/notifications/PersonNotificationsCard.tsx';
import { PersonPage } from '../../features/person/PersonPage.tsx';

/** `/admin/employees/{personId}` */
export function PersonAdminPage() {
  const { personId } = useParams({ from: '/signed-in/admin/employees/$personId' });
  return (
    <PersonPage
      key={personId}
      personId={personId}
      renderHours={({ person, today, week_from: weekFrom }) => (
        <PersonHours personId={person.person_id} today={today} weekFrom={weekFrom ?? null} />
      )}
      renderPayTerms={({ person_id, first_name, last_name }, closedReason) => {
        const person = { person_id, name: `${first_name} ${last_name}`.trim() };
        return (
          <>
            <PayTermsCard person={person} closedReason={closedReason} />
            <OtherPayCard person={person} closedReason={closedReason} />
          </>
        );
      }}
      renderNotifications={({ person_id }) => <PersonNotificationsCard personId={person_id} />}
      renderOffer={(person, office) => (
        <OfferLogin
          person={{
            personId: person.person_id,
            firstName: person.first_name,
            lastName: person.last_name,
            email: office.invitation?.email ?? office.details?.contact_email ?? null,
            language: person.language,
          }}
        />
      )}
    />
  );
}
