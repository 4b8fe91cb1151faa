import { DataCard } from '../../features/profile/DataCard.tsx';
import { Tracking } from '../../features/tracking/Tracking.tsx';

/** The file with one's own data is the profile's. */
export function TrackingPage() {
  return <Tracking download={<DataCard />} />;
}
