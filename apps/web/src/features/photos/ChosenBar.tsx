import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { mostSharedPhotos, type PhotoFilter, type ProjectPhoto } from '@muster/contract/photos';
import { Suspense, useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { BulkBar } from '../../kit/list/BulkBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { notify } from '../../ui/notices.ts';
import { RemovePhotosSheet } from './RemovePhotosSheet.tsx';
import { useSaveZip } from './use-save-zip.ts';

const SharePhotosSheet = lazyPart(async () => ({
  default: (await import('./SharePhotosSheet.tsx')).SharePhotosSheet,
}));

type ChosenBarProps = {
  readonly chosen: ReadonlySet<string>;
  readonly photos: readonly ProjectPhoto[];
  readonly filter: PhotoFilter;
  readonly total: number;
  readonly projectId: string | null;
  /** Null ends choosing, so that a press opens a photo again. */
  readonly onChoose: (chosen: ReadonlySet<string> | null) => void;
};

/** The actions for the chosen photos or, while none is chosen, for all that match the filters. */
export function ChosenBar({ chosen, photos, filter, total, projectId, onChoose }: ChosenBarProps) {
  const { t, i18n } = useLingui();
  const { role } = useIdentity();
  const offlineReason = useNeedsNetwork();
  const zip = useSaveZip();
  const [open, setOpen] = useState<'share' | 'remove' | null>(null);
  const picked = photos.filter(({ id }) => chosen.has(id));
  const ids = picked.map(({ id }) => id);
  const isNone = ids.length === 0;

  async function save() {
    try {
      await zip.mutateAsync(isNone ? filter : { ids });
    } catch (error) {
      void notify({
        tone: 'destructive',
        title: t`Couldn’t download the photos`,
        body: i18n._(describeError(error)),
      });
    }
  }

  return (
    <>
      <BulkBar
        label={t`Chosen photos`}
        count={ids.length}
        total={photos.length}
        onSelectAll={() => onChoose(new Set(photos.map(({ id }) => id)))}
        onClear={() => onChoose(new Set())}
      >
        <Button
          variant="quiet"
          size="sm"
          isBusy={zip.isPending}
          disabledReason={offlineReason}
          onClick={() => void save()}
        >
          {isNone ? (
            <Plural value={total} one="Download # photo" other="Download all # photos" />
          ) : (
            <Trans>Download</Trans>
          )}
        </Button>
        {role === 'admin' && projectId !== null && !isNone && (
          <Button
            variant="quiet"
            size="sm"
            disabledReason={
              ids.length > mostSharedPhotos
                ? t`A link shows ${mostSharedPhotos} photos at most.`
                : offlineReason
            }
            onClick={() => setOpen('share')}
          >
            <Trans>Share</Trans>
          </Button>
        )}
        {!isNone && picked.every(({ may_change }) => may_change) && (
          <Button
            variant="quiet"
            size="sm"
            disabledReason={offlineReason}
            onClick={() => setOpen('remove')}
          >
            <Trans>Remove</Trans>
          </Button>
        )}
      </BulkBar>
      <Suspense>
        {open === 'share' && projectId !== null && (
          <SharePhotosSheet
            projectId={projectId}
            photos={picked}
            onClose={() => {
              setOpen(null);
              onChoose(null);
            }}
          />
        )}
      </Suspense>
      {open === 'remove' && (
        <RemovePhotosSheet
          ids={ids}
          onClose={() => setOpen(null)}
          onRemoved={() => {
            setOpen(null);
            onChoose(null);
          }}
        />
      )}
    </>
  );
}
