import { Trans, useLingui } from '@lingui/react/macro';
import type { PlatformVisit } from '@muster/contract/visits';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { DeadEnd } from '../../../kit/page/DeadEnd.tsx';
import { WayOn } from '../../../kit/page/WayOn.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { VisitBanner } from './VisitBanner.tsx';
import { VisitData } from './VisitData.tsx';
import { VisitTabs } from './VisitTabs.tsx';
import { visitQuery } from './visit-query.ts';

type VisitPageProps = {
  readonly visitId: string;
  /** The messages sent to the person, read through the visit like everything else. */
  readonly Messages: ComponentType<{ readonly personId: string }>;
};

/** `/super-admin/visit/<id>`, in its own tab: what one person sees. Nothing is kept on the device. */
export function VisitPage({ visitId, Messages }: VisitPageProps) {
  const { t, i18n } = useLingui();
  const { api } = useData();
  const { user_id } = useIdentity();
  const asked = useQuery({ ...visitQuery(api, user_id, visitId), refetchInterval: 20_000 });
  if (asked.isError) {
    return (
      <ErrorState title={t`Couldn’t open the visit`} onRetry={() => void asked.refetch()}>
        {i18n._(describeError(asked.error))}
      </ErrorState>
    );
  }
  if (asked.data === undefined || asked.data === null) return <SkeletonRows count={8} />;
  return <Visit visit={asked.data} Messages={Messages} onEnded={() => void asked.refetch()} />;
}

function Visit({
  visit,
  Messages,
  onEnded,
}: {
  readonly visit: PlatformVisit;
  readonly Messages: VisitPageProps['Messages'];
  readonly onEnded: () => void;
}) {
  const { skew } = useData();
  useNow();
  const leftMs = Date.parse(visit.ended_at ?? '') - skew.serverNowMs();
  if (visit.state !== 'open' || leftMs <= 0) return <NotOpen visit={visit} />;
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <VisitBanner visit={visit} leftMs={leftMs} onEnded={onEnded} />
      <PageHeader
        isOwnName
        title={<bdi className="wrap-anywhere">{visit.person}</bdi>}
        description={<bdi className="wrap-anywhere">{visit.company}</bdi>}
      />
      <VisitData visitId={visit.id}>
        <VisitTabs personId={visit.person_id} Messages={Messages} />
      </VisitData>
    </div>
  );
}

function NotOpen({ visit: { state, person } }: { readonly visit: PlatformVisit }) {
  return (
    <DeadEnd
      title={
        state === 'waiting' ? <Trans>Waiting for consent</Trans> : <Trans>The visit is over</Trans>
      }
      action={
        <WayOn to="/super-admin/people">
          <Trans>People</Trans>
        </WayOn>
      }
    >
      {state === 'waiting' ? (
        <Trans>
          An admin of the company was asked. The visit to {person} opens here once they allow it.
        </Trans>
      ) : state === 'refused' ? (
        <Trans>The company didn’t allow it.</Trans>
      ) : (
        <Trans>{person} and the company’s admins can see what was opened.</Trans>
      )}
    </DeadEnd>
  );
}
