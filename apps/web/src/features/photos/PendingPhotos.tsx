import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { albumPhotosName } from '../../data/album/album-photos.ts';
import { isUnsent, type OutboxItem } from '../../data/outbox/item.ts';
import { fileItemKind, filePayloadOf } from '../../data/outbox/kept-file.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { Banner } from '../../ui/Banner.tsx';

const payloadSchema = z.object({ project_id: z.string() });

/** Photos that are safe on this device and that the server does not have yet. */
export function PendingPhotos({ projectId }: { readonly projectId: string | null }) {
  const { items } = useOutbox();
  const unsent = items.filter((item) => isUnsent(item) && isOf(item, projectId));
  const ids = new Set(
    unsent.flatMap((item) =>
      item.kind === fileItemKind ? [item.id] : (item.files ?? []).map(({ id }) => id),
    ),
  );
  if (ids.size === 0) return null;
  const isStuck = unsent.some(({ progress }) => progress.state === 'attention');
  return (
    <Banner tone={isStuck ? 'attention' : 'info'}>
      <p>
        <Plural
          value={ids.size}
          one="# photo is saved on this device and waits to sync."
          other="# photos are saved on this device and wait to sync."
        />
      </p>
      {isStuck && (
        <Link to="/needs-attention" className="font-medium underline underline-offset-2">
          <Trans>Some need your attention</Trans>
        </Link>
      )}
    </Banner>
  );
}

function isOf(item: OutboxItem, projectId: string | null): boolean {
  if (item.kind === albumPhotosName) {
    const of = payloadSchema.safeParse(item.payload).data?.project_id;
    return projectId === null || of === projectId;
  }
  const file = filePayloadOf(item);
  return (
    file?.record_kind === albumPhotosName &&
    (projectId === null || file.path.includes(`/${projectId}/`))
  );
}
