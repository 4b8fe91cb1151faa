import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ImageOff from 'lucide-react/icons/image-off';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { FlagList } from '../../ui/time/FlagList.tsx';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { usePunchNames } from '../../ui/time/use-punch-names.ts';
import { kioskPunchesQuery, type KioskPunch } from './kiosk-punches-query.ts';

/** The last punches of a tablet, with their pictures. */
export function KioskPunchList({ kioskId }: { readonly kioskId: string }) {
  const { i18n } = useLingui();
  const punches = useSnapshotQuery(kioskPunchesQuery(useIdentity().user_id, kioskId));
  return (
    <section aria-labelledby="kiosk-punches" className="space-y-2">
      <h3 id="kiosk-punches" className="text-16 font-semibold">
        <Trans>Latest punches</Trans>
      </h3>
      {punches.status === 'loading' && <SkeletonRows count={3} />}
      {punches.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load the punches</Trans>} onRetry={punches.retry}>
          {i18n._(describeError(punches.error))}
        </ErrorState>
      )}
      {punches.status === 'ready' && punches.data.punches.length === 0 && (
        <p className="text-14 text-ink-2">
          <Trans>No one has clocked in or out on this tablet yet.</Trans>
        </p>
      )}
      {punches.status === 'ready' && (
        <ul className="divide-y divide-line">
          {punches.data.punches.map((punch) => (
            <PunchRow key={punch.id} punch={punch} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PunchRow({ punch }: { readonly punch: KioskPunch }) {
  const punchName = usePunchNames();
  return (
    <li className="flex items-center gap-3 py-2">
      {punch.photo !== null && <Picture path={punch.photo} name={punch.name} />}
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block break-words">
          {punch.name}
        </span>
        <span className="block text-14 text-ink-2">{punchName(punch)}</span>
        <FlagList flags={punch.flags} />
      </span>
      <span className="text-14 text-ink-2">
        <TimeOfDay atMs={Date.parse(punch.occurred_at)} zone={punch.zone} withDay />
      </span>
    </li>
  );
}

const addressSeconds = 600;

function Picture({ path, name }: { readonly path: string; readonly name: string }) {
  const { t } = useLingui();
  const { files } = useData();
  const { user_id } = useIdentity();
  const url = useQuery({
    queryKey: queryKey(user_id, 'punch_photo', path),
    queryFn: () => files.signedUrl('punch-photos', path, addressSeconds),
    staleTime: (addressSeconds / 2) * 1000,
    retry: false,
  });
  // The tablet sends it before the punch; one that was refused is missing.
  if (url.data === undefined) {
    return (
      <span className="flex size-14 shrink-0 items-center justify-center rounded-control bg-surface-3">
        <ImageOff aria-label={t`The photo isn’t available`} className="size-5 text-ink-3" />
      </span>
    );
  }
  return (
    <a href={url.data} target="_blank" rel="noreferrer" className="shrink-0 rounded-control">
      <img
        src={url.data}
        alt={t`Photo of ${name} at the tablet`}
        loading="lazy"
        className="size-14 rounded-control object-cover"
      />
    </a>
  );
}
