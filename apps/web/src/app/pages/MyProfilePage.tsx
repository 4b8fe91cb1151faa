import { NotificationChoicesCard } from '../../features/notifications/NotificationChoicesCard.tsx';
import { OwnRecords } from '../../features/person/OwnRecords.tsx';
import { ProfilePage } from '../../features/profile/ProfilePage.tsx';
import { OwnVisitsCard } from '../../features/support/OwnVisitsCard.tsx';
import { WithReauthentication } from '../../features/session/WithReauthentication.tsx';
import { AppearanceCard } from './AppearanceCard.tsx';

export function MyProfilePage() {
  return (
    <WithReauthentication>
      {(askForCode) => (
        <ProfilePage
          appearance={<AppearanceCard />}
          records={<OwnRecords />}
          notifications={<NotificationChoicesCard />}
          visits={<OwnVisitsCard />}
          askForCode={askForCode}
        />
      )}
    </WithReauthentication>
  );
}
