import { type ComponentType, Suspense } from 'react';
import { ProjectPage } from '../../features/projects/page/ProjectPage.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { featurePart } from '../routes/feature-part.ts';

// Features know nothing of each other, so the tabs of a project are filled here. Each is loaded when it is opened.

const ProjectLogs = featurePart(
  'construction',
  () => import('../../features/construction/log/ProjectLogs.tsx'),
  'ProjectLogs',
);
const ProjectPhotos = featurePart(
  'photos',
  () => import('../../features/photos/PhotosPage.tsx'),
  'ProjectPhotos',
);

const ProjectTickets = featurePart(
  'tickets',
  () => import('../../features/tickets/ProjectTickets.tsx'),
  'ProjectTickets',
);
const HoursTab = featurePart(
  'job-hours',
  () => import('../../features/job-hours/HoursTab.tsx'),
  'HoursTab',
);
const CostTab = featurePart('costs', () => import('../../features/costs/CostTab.tsx'), 'CostTab');

const ChangesTab = featurePart(
  'costs',
  () => import('../../features/costs/changes/ChangesTab.tsx'),
  'ChangesTab',
);

/** `/admin/projects/{projectId}` */
export { ProjectPage as ProjectOverviewPage };

/** `/admin/projects/{projectId}/logs` */
export const ProjectLogsPage = () => <ProjectTabPage tab={ProjectLogs} />;

/** `/admin/projects/{projectId}/photos` */
export const ProjectPhotosPage = () => <ProjectTabPage tab={ProjectPhotos} />;

/** `/admin/projects/{projectId}/tickets` */
export const ProjectTicketsPage = () => <ProjectTabPage tab={ProjectTickets} />;

/** `/admin/projects/{projectId}/hours` */
export const ProjectHoursPage = () => <ProjectTabPage tab={HoursTab} />;

/** `/admin/projects/{projectId}/cost` */
export const ProjectCostPage = () => <ProjectTabPage tab={CostTab} />;

/** `/admin/projects/{projectId}/changes` */
export const ProjectChangesPage = () => <ProjectTabPage tab={ChangesTab} />;

function ProjectTabPage({ tab: Tab }: { readonly tab: ComponentType }) {
  return (
    <ProjectPage>
      <Suspense fallback={<SkeletonRows count={6} />}>
        <Tab />
      </Suspense>
    </ProjectPage>
  );
}
