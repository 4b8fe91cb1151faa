import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketPhoto } from '@muster/contract/tickets';
import { FileStrip } from '../../kit/record/FileStrip.tsx';
import { Button } from '../../ui/Button.tsx';

type KeptPhotosProps = {
  readonly photos: readonly TicketPhoto[];
  readonly onRemove: (id: string) => void;
};

/** Photos that an open ticket has already. */
export function KeptPhotos({ photos, onRemove }: KeptPhotosProps) {
  const { t } = useLingui();
  if (photos.length === 0) return null;
  return (
    <ul aria-label={t`Photos on this ticket`} className="flex flex-wrap gap-3">
      {photos.map((photo, at) => {
        const number = at + 1;
        return (
          <li key={photo.id}>
            <FileStrip files={[photo]} />
            <Button
              size="sm"
              variant="quiet"
              aria-label={t`Remove photo ${number}`}
              onClick={() => onRemove(photo.id)}
            >
              <Trans>Remove</Trans>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
