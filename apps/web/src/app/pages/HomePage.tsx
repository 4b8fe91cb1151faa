import { Suspense } from 'react';
import { DashboardClock } from '../../features/clock/DashboardClock.tsx';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';
import { ApprovalsSummary } from '../approvals/ApprovalsSummary.tsx';
import { featurePage } from '../routes/feature-page.ts';
import { ReportHazardLink } from './ReportHazardLink.tsx';
import { SarahLink } from './SarahLink.tsx';

const JsasToSign = featurePage(
  'jsas',
  () => import('../../features/jsas/JsasToSign.tsx'),
  'JsasToSign',
);

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
          <Suspense>
            <JsasToSign />
          </Suspense>
        </div>
      }
      reviews={<ApprovalsSummary />}
    />
  );
}
