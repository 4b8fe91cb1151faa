import { Trans } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AlbumView } from './AlbumView.tsx';

/** `/construction/photos`: the photos of every project that the reader sees. */
export function PhotosPage() {
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/construction">
          <Trans>Construction</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader title={<Trans>Photos</Trans>} />
      <AlbumView projectId={null} />
    </div>
  );
}

/** The album of one project, a tab of its page. In this file, since another one would be one more to ask for. */
export function ProjectPhotos() {
  const { projectId = '' } = useParams({ strict: false });
  return <AlbumView projectId={projectId} />;
}
