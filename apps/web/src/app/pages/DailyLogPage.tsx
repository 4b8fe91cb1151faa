import { LogPage } from '../../features/construction/log/LogPage.tsx';
import { featurePart } from '../routes/feature-part.ts';

const DayPhotos = featurePart(
  'photos',
  () => import('../../features/photos/DayPhotos.tsx'),
  'DayPhotos',
);

/** `/construction/logs/{id}`, with the photos of its day. */
export function DailyLogPage() {
  return <LogPage Photos={DayPhotos} />;
}
