import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type PhotoLink, photoLinksAnswerSchema } from '@muster/contract/photos';
import { useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notices.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { photosSubject } from '../../data/album/photo-list-query.ts';
import { usePhotoChange } from './use-photo-change.ts';

/** The public links that show photos of a project now, each with a button to end it. */
export function PhotoLinksSheet({
  projectId,
  onClose,
}: {
  readonly projectId: string;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { api } = useData();
  const { user_id } = useIdentity();
  const links = useQuery({
    queryKey: queryKey(user_id, photosSubject, 'links', projectId),
    queryFn: async () =>
      okOrThrow(await api.rpc('photo_links', { project_id: projectId }, photoLinksAnswerSchema)),
  });
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Public links`}
      description={t`Anyone with a link can view its photos without signing in.`}
    >
      {links.isError ? (
        <ErrorState
          title={<Trans>Couldn’t load the links</Trans>}
          onRetry={() => void links.refetch()}
        >
          {i18n._(describeError(links.error))}
        </ErrorState>
      ) : links.data === undefined ? (
        <SkeletonRows count={3} />
      ) : links.data.links.length === 0 ? (
        <p className="text-ink-2">
          <Trans>No links yet. Select photos, then press Share.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {links.data.links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function LinkRow({ link }: { readonly link: PhotoLink }) {
  const { t, i18n } = useLingui();
  const times = useTimeWords();
  const offlineReason = useNeedsNetwork();
  const change = usePhotoChange();
  const when = (instant: string) => times.dayAndTime(Date.parse(instant), readerZone());

  async function end() {
    try {
      await change.mutateAsync({ call: 'revoke_photo_link', parameters: { link_id: link.id } });
      void notify({ id: 'photo-link', tone: 'good', title: t`The public link no longer works` });
    } catch (error) {
      void notify({
        id: 'photo-link',
        tone: 'destructive',
        title: t`Nothing was changed`,
        body: i18n._(describeError(error)),
      });
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">
          <Plural value={link.photos} one="# photo" other="# photos" />
        </p>
        <p className="text-14 text-ink-2 wrap-anywhere">
          <Trans>
            Created {when(link.created_at)} by <bdi>{link.created_by}</bdi>
          </Trans>
        </p>
        <p className="text-14 text-ink-2">
          <Trans>Works until {when(link.expires_at)}</Trans>
          {' · '}
          <Plural value={link.views} _0="not opened yet" one="opened once" other="opened # times" />
        </p>
      </div>
      <Button
        size="sm"
        isBusy={change.isPending}
        disabledReason={offlineReason}
        onClick={() => void end()}
      >
        <Trans>Turn off link</Trans>
      </Button>
    </li>
  );
}
