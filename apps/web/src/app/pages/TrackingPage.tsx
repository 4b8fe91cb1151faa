import { DataCard } from '../../features/profile/DataCard.tsx';
import { Tracking } from '../../features/tracking/Tracking.tsx';

/** The file with the user's own data belongs to the profile feature. */
export function TrackingPage() {
  return <Tracking download={<DataCard />} />;
}
