import { DashboardClock } from '../../features/clock/DashboardClock.tsx';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';
import { ApprovalsSummary } from '../approvals/ApprovalsSummary.tsx';
import { ReportHazardLink } from './ReportHazardLink.tsx';
import { SarahLink } from './SarahLink.tsx';

/** `/dashboard`: features know nothing of each other, so their parts meet here. */
export function HomePage() {
  return (
    <DashboardPage
      clock={
        <div className="space-y-4">
          <DashboardClock />
          <div className="flex flex-wrap gap-2">
            <ReportHazardLink />
            <SarahLink />
          </div>
        </div>
      }
      reviews={<ApprovalsSummary />}
    />
  );
}
