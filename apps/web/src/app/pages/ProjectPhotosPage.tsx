import { ProjectPhotos } from '../../features/photos/ProjectPhotos.tsx';
import { ProjectPage } from '../../features/projects/page/ProjectPage.tsx';

/** `/admin/projects/{projectId}/photos`: features know nothing of each other, so their parts meet here. */
export function ProjectPhotosPage() {
  return (
    <ProjectPage>
      <ProjectPhotos />
    </ProjectPage>
  );
}
