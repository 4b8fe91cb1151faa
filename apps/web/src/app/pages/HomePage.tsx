import { DashboardClock } from '../../features/clock/DashboardClock.tsx';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';

/** `/dashboard`: features know nothing of each other, so their parts meet here. */
export function HomePage() {
  return <DashboardPage clock={<DashboardClock />} />;
}
