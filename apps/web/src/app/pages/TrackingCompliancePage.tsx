import { DataCard } from '../../features/profile/DataCard.tsx';
import { TrackingPage } from '../../features/tracking/TrackingPage.tsx';

/** The file with one's own data is the profile's. */
export function TrackingCompliancePage() {
  return <TrackingPage download={<DataCard />} />;
}
