import { ProjectLogs } from '../../features/construction/log/ProjectLogs.tsx';
import { ProjectPage } from '../../features/projects/page/ProjectPage.tsx';

/** The tab Logs of a project. */
export function ProjectLogsPage() {
  return (
    <ProjectPage>
      <ProjectLogs />
    </ProjectPage>
  );
}
