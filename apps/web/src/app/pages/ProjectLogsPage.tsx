import { ProjectLogs } from '../../features/construction/log/ProjectLogs.tsx';
import { ProjectPage } from '../../features/projects/page/ProjectPage.tsx';

/** `/admin/projects/{projectId}/logs`: features know nothing of each other, so their parts meet here. */
export function ProjectLogsPage() {
  return (
    <ProjectPage>
      <ProjectLogs />
    </ProjectPage>
  );
}
