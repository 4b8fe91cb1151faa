import { useParams } from '@tanstack/react-router';
import { AlbumView } from './AlbumView.tsx';

/** The album of one project, a tab of its page. */
export function ProjectPhotos() {
  const { projectId = '' } = useParams({ strict: false });
  return <AlbumView projectId={projectId} />;
}
