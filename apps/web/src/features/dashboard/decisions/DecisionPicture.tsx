import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ImageOff from 'lucide-react/icons/image-off';
import { type ReactNode, useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { DataError } from '../../../data/errors/data-error.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { useNetwork } from '../../../data/query/use-network.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** Long enough to load the picture once. No one can keep a URL that outlives the review. */
const addressSeconds = 60;

type DecisionPictureProps = {
  /** Null if no picture was taken. */
  readonly photoId: string | null;
  /** Name of the person that the punch was made as. */
  readonly name: string;
};

/** The picture that a kiosk took when someone entered a doubtful PIN. */
export function DecisionPicture({ photoId, name }: DecisionPictureProps) {
  if (photoId !== null) return <TakenPicture photoId={photoId} name={name} />;
  return (
    <NoPicture>
      <Trans>The tablet took no photo.</Trans>
    </NoPicture>
  );
}

function TakenPicture({ photoId, name }: { readonly photoId: string; readonly name: string }) {
  const { t, i18n } = useLingui();
  const { files } = useData();
  const { user_id, company_id } = useIdentity();
  const isOffline = useNetwork() === 'offline';
  const [isBroken, setBroken] = useState(false);
  const path = `${company_id}/${photoId}`;
  const address = useQuery({
    queryKey: queryKey(user_id, 'decision_picture', path),
    queryFn: () => files.signedUrl('punch-photos', path, addressSeconds),
    enabled: !isOffline,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (address.isSuccess && !isBroken) {
    return (
      <figure className="space-y-1.5">
        <img
          src={address.data}
          alt={t`Photo from the tablet, taken when someone punched as ${name}. The app doesn’t know who it shows.`}
          onError={() => setBroken(true)}
          className="aspect-4/3 w-full rounded-card bg-surface-3 object-contain"
        />
        <figcaption className="text-14 text-ink-3">
          <Trans>Taken by the tablet during this punch.</Trans>
        </figcaption>
      </figure>
    );
  }
  if (isOffline) {
    return (
      <NoPicture>
        <Trans>The photo will appear when you’re online.</Trans>
      </NoPicture>
    );
  }
  if (address.isLoading) return <Skeleton className="aspect-4/3 w-full rounded-card" />;
  const isMissing = address.error instanceof DataError && address.error.kind === 'refused';
  return (
    <NoPicture
      action={
        <Button
          size="sm"
          isBusy={address.isFetching}
          onClick={() => void address.refetch().then(() => setBroken(false))}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {address.error === null ? (
        <Trans>Couldn’t load the photo.</Trans>
      ) : isMissing ? (
        <Trans>The tablet took a photo, but it hasn’t arrived.</Trans>
      ) : (
        i18n._(describeError(address.error))
      )}
    </NoPicture>
  );
}

function NoPicture({
  action,
  children,
}: {
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface-2 px-4 py-3 text-14 text-ink-2">
      <ImageOff aria-hidden className="size-4.5 shrink-0 text-ink-3" />
      <p className="min-w-0 flex-1 basis-40">{children}</p>
      {action}
    </div>
  );
}
