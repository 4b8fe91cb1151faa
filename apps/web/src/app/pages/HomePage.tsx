import { Suspense, type ComponentType } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { CrewPunchLink } from '../../features/clock/crew/CrewPunchLink.tsx';
import { DashboardClock } from '../../features/clock/DashboardClock.tsx';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';
import { Settling } from '../../features/dashboard/settling.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { ApprovalsSummary } from '../approvals/ApprovalsSummary.tsx';
import { featurePart } from '../routes/feature-part.ts';
import { useHere } from '../nav/use-here.ts';
import { AfterPunch } from './AfterPunch.ts';
import { DashboardViews, type DashboardArea } from './DashboardViews.tsx';
import { ReceiptLink } from './ReceiptLink.tsx';
import { ReportHazardLink } from './ReportHazardLink.tsx';
import { SarahLink } from './SarahLink.tsx';

const JsasToSign = featurePart(
  'jsas',
  () => import('../../features/jsas/JsasToSign.tsx'),
  'JsasToSign',
);
const LocationQuestion = featurePart(
  'tracking',
  () => import('../../features/tracking/LocationQuestion.tsx'),
  'LocationQuestion',
);
// People see their clock first; the schedule follows.
const NextShiftLink = featurePart(
  'schedule',
  () => import('../../features/schedule/today/NextShiftLink.tsx'),
  'NextShiftLink',
);
const ExpectedCard = featurePart(
  'schedule',
  () => import('../../features/schedule/today/ExpectedCard.tsx'),
  'ExpectedCard',
);

// Neither is loaded with Today, which most people open.
const ClockStrip = featurePart(
  'clock',
  () => import('../../features/clock/card/ClockStrip.tsx'),
  'ClockStrip',
);
const areas: Readonly<Record<DashboardArea, ComponentType>> = {
  '/construction': featurePart(
    'construction',
    () => import('../../features/construction/FieldDayView.tsx'),
    'FieldDayView',
  ),
  '/purchase-orders': featurePart(
    'orders',
    () => import('../../features/orders/OrdersView.tsx'),
    'OrdersView',
  ),
};
const isArea = (path: string): path is DashboardArea => Object.hasOwn(areas, path);

/**
 * `/dashboard` and the areas of the dashboard by their addresses. Features don't know each other, so their
 * parts meet here.
 */
export function HomePage() {
  const { role, company_id, clock_settings } = useIdentity();
  const { path } = useHere();
  const hasViews = role !== null && role !== 'super_admin';
  const area = hasViews && isArea(path) ? path : null;
  const AreaView = area === null ? null : areas[area];
  const leads = role === 'supervisor' || role === 'admin';
  return (
    <DashboardPage
      views={hasViews && <DashboardViews area={area} />}
      area={
        AreaView === null ? null : (
          <Suspense fallback={<SkeletonRows count={6} />}>
            <ClockStrip />
            <AreaView />
          </Suspense>
        )
      }
      renderClock={(hasPeople) => (
        <div className="space-y-4">
          <DashboardClock AfterPunch={AfterPunch} />
          {clock_settings?.asks_location === true && (
            <Suspense fallback={<Settling />}>
              <LocationQuestion />
            </Suspense>
          )}
          {company_id !== null && (
            <Suspense fallback={<Settling />}>
              <NextShiftLink />
            </Suspense>
          )}
          <div className="flex flex-wrap gap-2 max-md:*:grow">
            {leads && hasPeople && <CrewPunchLink size="lg" />}
            <ReportHazardLink />
            <SarahLink />
            <ReceiptLink />
          </div>
          <Suspense fallback={<Settling />}>
            <JsasToSign />
          </Suspense>
        </div>
      )}
      missing={
        <Suspense fallback={<Settling />}>
          <ExpectedCard />
        </Suspense>
      }
      reviews={<ApprovalsSummary />}
    />
  );
}
