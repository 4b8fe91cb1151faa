import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Camera from 'lucide-react/icons/camera';
import { Suspense, useState } from 'react';
import { dayPhotosQuery } from '../../data/album/photo-list-query.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Card } from '../../ui/Card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PendingPhotos } from './PendingPhotos.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { useLivePhotos } from './use-live-photos.ts';

const AddPhotosSheet = lazyPart(async () => ({
  default: (await import('./AddPhotosSheet.tsx')).AddPhotosSheet,
}));
const PhotoViewer = lazyPart(async () => ({
  default: (await import('./PhotoViewer.tsx')).PhotoViewer,
}));

/** Two rows on a phone; the album has the others. */
const shownAtMost = 8;

type DayPhotosProps = {
  readonly projectId: string;
  readonly day: string;
  /** Photos taken now belong to today. */
  readonly isToday: boolean;
};

/** The photos of a project's day: those of its album, so that each is taken once. */
export function DayPhotos({ projectId, day, isToday }: DayPhotosProps) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(dayPhotosQuery(user_id, projectId, day));
  const [isAdding, setAdding] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  useLivePhotos();
  if (read.status !== 'ready') return null;
  const { photos, total } = read.data;
  if (photos.length === 0 && !isToday) return null;
  const openAt = photos.findIndex(({ id }) => id === openId);
  return (
    <Card title={t`Photos`}>
      <div className="space-y-3">
        {isToday && <PendingPhotos projectId={projectId} />}
        {photos.length > 0 && (
          <ul className="grid grid-cols-4 gap-1 md:grid-cols-8 lg:grid-cols-6 xl:grid-cols-8">
            {photos.slice(0, shownAtMost).map((photo) => (
              <li key={photo.id}>
                <PhotoTile
                  photo={photo}
                  showsProject={false}
                  isChosen={null}
                  onPress={() => setOpenId(photo.id)}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          {isToday && (
            <Button icon={Camera} onClick={() => setAdding(true)}>
              <Trans>Add photos</Trans>
            </Button>
          )}
          {photos.length > 0 && (
            <Link
              to="/construction/photos"
              search={{ project: projectId, day }}
              className={buttonStyles({ variant: 'quiet' })}
            >
              <Plural
                value={total ?? photos.length}
                one="Show # photo in the album"
                other="Show # photos in the album"
              />
            </Link>
          )}
        </div>
      </div>
      <Suspense>
        {isAdding && (
          <AddPhotosSheet projectId={projectId} isFixed onClose={() => setAdding(false)} />
        )}
        {openAt !== -1 && (
          <PhotoViewer
            photos={photos}
            at={openAt}
            total={photos.length}
            loadOlder={null}
            onMove={(at) => setOpenId(photos[at]?.id ?? null)}
            onClose={() => setOpenId(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}
