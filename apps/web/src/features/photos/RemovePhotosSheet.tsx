import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { notify } from '../../ui/notices.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { usePhotoChange } from './use-photo-change.ts';

type RemovePhotosSheetProps = {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onRemoved: () => void;
};

/** Asks before photos are gone for good. */
export function RemovePhotosSheet({ ids, onClose, onRemoved }: RemovePhotosSheetProps) {
  const { i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const change = usePhotoChange();
  const [error, setError] = useState<string | null>(null);
  const count = ids.length;

  async function remove() {
    setError(null);
    try {
      await change.mutateAsync({ call: 'remove_project_photos', parameters: { photo_ids: ids } });
      void notify({
        id: 'photos',
        tone: 'good',
        title: plural(count, { one: 'Photo removed', other: '# photos removed' }),
      });
      onRemoved();
    } catch (failure) {
      setError(i18n._(describeError(failure)));
    }
  }

  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={plural(count, { one: 'Remove this photo?', other: 'Remove # photos?' })}
      notice={error !== null && <Banner tone="danger">{error}</Banner>}
      footer={
        <>
          <Button
            variant="danger"
            size="lg"
            isBusy={change.isPending}
            disabledReason={offlineReason}
            onClick={() => void remove()}
          >
            <Trans>Remove</Trans>
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      <p className="text-ink-2">
        <Plural
          value={count}
          one="It is deleted for everyone and from public links. This can’t be undone."
          other="They are deleted for everyone and from public links. This can’t be undone."
        />
      </p>
    </Sheet>
  );
}
