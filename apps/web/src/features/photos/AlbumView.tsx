import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProjectPhoto } from '@muster/contract/photos';
import Camera from 'lucide-react/icons/camera';
import Link2 from 'lucide-react/icons/link-2';
import { Suspense, useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { PendingPhotos } from './PendingPhotos.tsx';
import { filterOf, photoParams } from './photo-search.ts';
import { PhotoTimeline } from './PhotoTimeline.tsx';
import { useLivePhotos } from './use-live-photos.ts';
import { usePhotoFilters } from './use-photo-filters.tsx';
import { type PhotoList, usePhotoList } from './use-photo-list.ts';

const AddPhotosSheet = lazyPart(async () => ({
  default: (await import('./AddPhotosSheet.tsx')).AddPhotosSheet,
}));
const PhotoViewer = lazyPart(async () => ({
  default: (await import('./PhotoViewer.tsx')).PhotoViewer,
}));
const PhotoLinksSheet = lazyPart(async () => ({
  default: (await import('./PhotoLinksSheet.tsx')).PhotoLinksSheet,
}));

/** Photos by the day on which they were taken, of one project or of all that the reader sees. */
export function AlbumView({ projectId }: { readonly projectId: string | null }) {
  const { t } = useLingui();
  const { role } = useIdentity();
  const search = useListSearch(photoParams);
  const filter = filterOf(search.values, projectId);
  const list = usePhotoList(filter, projectId);
  const filters = usePhotoFilters(search, projectId);
  const [isAdding, setAdding] = useState(false);
  const [showsLinks, setShowsLinks] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  useLivePhotos();
  const photos = list.status === 'ready' ? list.photos : [];
  const openAt = photos.findIndex(({ id }) => id === openId);
  const isEmpty = list.status === 'ready' && list.photos.length === 0;
  const add = (
    <Button
      variant="primary"
      icon={Camera}
      className="max-md:w-full"
      onClick={() => setAdding(true)}
    >
      <Trans>Add photos</Trans>
    </Button>
  );

  function press(photo: ProjectPhoto) {
    if (chosen === null) setOpenId(photo.id);
    else setChosen(toggled(chosen, photo.id));
  }

  return (
    <div className="space-y-4">
      <PendingPhotos projectId={projectId} />
      <Card isFlush className="overflow-visible">
        <FilterBar
          search={search}
          searchField={{ label: t`Search photos`, placeholder: t`Caption or tag` }}
          filters={filters}
          sorts={[]}
        />
        <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-2 border-t border-line px-4 py-2 md:px-5">
          <CountAndAge list={list} />
          {role === 'admin' && projectId !== null && (
            <Button variant="quiet" size="sm" icon={Link2} onClick={() => setShowsLinks(true)}>
              <Trans>Public links</Trans>
            </Button>
          )}
          {photos.length > 0 && (
            <Button
              variant="quiet"
              size="sm"
              aria-pressed={chosen !== null}
              onClick={() => setChosen(chosen === null ? new Set() : null)}
            >
              {chosen === null ? <Trans>Select</Trans> : <Trans>Done</Trans>}
            </Button>
          )}
          {!isEmpty && add}
        </div>
        <div className="border-t border-line">
          {list.status === 'loading' && <TilesOnTheirWay />}
          {list.status === 'failed' && <Failed list={list} />}
          {isEmpty &&
            (search.isNarrowed ? (
              <EmptyState
                icon={Camera}
                action={
                  <Button onClick={() => search.show({})}>
                    <Trans>Show all</Trans>
                  </Button>
                }
              >
                <Trans>No photo matches these filters.</Trans>
              </EmptyState>
            ) : (
              <EmptyState icon={Camera} action={add}>
                <Trans>No photos yet. The first one starts the album.</Trans>
              </EmptyState>
            ))}
          {list.status === 'ready' && photos.length > 0 && (
            <PhotoTimeline
              photos={photos}
              isEarlier={list.isEarlier}
              showsProject={projectId === null && filter.project_id === undefined}
              chosen={chosen}
              onPress={press}
              loadOlder={list.loadOlder}
            />
          )}
        </div>
      </Card>
      {chosen !== null && (
        <ChosenBar
          chosen={chosen}
          photos={photos}
          filter={filter}
          total={list.status === 'ready' ? list.total : 0}
          projectId={projectId}
          onChoose={setChosen}
        />
      )}
      <Suspense>
        {isAdding && (
          <AddPhotosSheet
            projectId={projectId ?? filter.project_id ?? null}
            isFixed={projectId !== null}
            onClose={() => setAdding(false)}
          />
        )}
        {showsLinks && projectId !== null && (
          <PhotoLinksSheet projectId={projectId} onClose={() => setShowsLinks(false)} />
        )}
        {openAt !== -1 && list.status === 'ready' && (
          <PhotoViewer
            photos={photos}
            at={openAt}
            total={list.total}
            loadOlder={list.loadOlder}
            onMove={(at) => setOpenId(photos[at]?.id ?? null)}
            onClose={() => setOpenId(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

function CountAndAge({ list }: { readonly list: PhotoList }) {
  const times = useTimeWords();
  if (list.status !== 'ready') return <span className="flex-1" />;
  return (
    <output className="min-w-0 flex-1 text-14 max-[22rem]:basis-full text-ink-2 tabular-nums">
      <Plural value={list.total} _0="No photos" one="# photo" other="# photos" />
      {list.staleSinceMs !== null && (
        <>
          {' · '}
          <Trans>as of {times.dayAndTime(list.staleSinceMs, readerZone())}</Trans>
        </>
      )}
    </output>
  );
}

function Failed({ list }: { readonly list: Extract<PhotoList, { status: 'failed' }> }) {
  const { i18n } = useLingui();
  return (
    <ErrorState title={<Trans>Couldn’t load the photos</Trans>} onRetry={list.retry}>
      {i18n._(describeError(list.error))}
    </ErrorState>
  );
}

function TilesOnTheirWay() {
  return (
    <div
      aria-busy
      className="grid grid-cols-3 gap-1 p-4 md:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] md:p-5"
    >
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} className="aspect-square w-full" />
      ))}
    </div>
  );
}
