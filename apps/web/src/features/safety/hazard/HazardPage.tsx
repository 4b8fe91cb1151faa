import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { isMissing } from '../../../data/errors/data-error.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { RecordNotes } from '../../../kit/record/RecordNotes.tsx';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { MissingRecord } from '../../../kit/page/MissingRecord.tsx';
import { UnreadRecord } from '../../../kit/page/UnreadRecord.tsx';
import { WayOn } from '../../../kit/page/WayOn.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { ActionsCard } from '../actions/ActionsCard.tsx';
import { DuplicatesCard } from './DuplicatesCard.tsx';
import { hazardPageQuery } from './hazard-page-query.ts';
import { HazardFacts } from './HazardFacts.tsx';
import { HazardPhotos } from './HazardPhotos.tsx';
import { HazardHeader } from './HazardHeader.tsx';
import { HazardTimeline } from './HazardTimeline.tsx';
import { PendingSteps } from './PendingSteps.tsx';
import { ShareCard } from '../share/ShareCard.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useLiveHazards } from '../use-live-hazards.ts';
import { WhatCard } from './WhatCard.tsx';

/** `/safety/{hazardId}`: one hazard, its history and its next step. */
export function HazardPage() {
  const { t } = useLingui();
  const words = useTimeWords();
  const { user_id } = useIdentity();
  const { hazardId = '' } = useParams({ strict: false });
  useLiveHazards();
  const read = useSnapshotQuery(hazardPageQuery(user_id, hazardId));
  if (read.status === 'failed' && isMissing(read.error)) {
    return (
      <MissingRecord
        title={<Trans>Hazard not found</Trans>}
        action={
          <WayOn to="/safety">
            <Trans>Back to hazards</Trans>
          </WayOn>
        }
      />
    );
  }
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/safety">
          <Trans>Hazards</Trans>
        </Crumb>
      </Breadcrumb>
      {read.status !== 'ready' && (
        <UnreadRecord
          name={t`Hazard`}
          failedTitle={<Trans>Couldn’t load this hazard</Trans>}
          read={read}
        />
      )}
      {read.status === 'ready' && (
        <>
          <HazardHeader page={read.data} />
          {read.freshness === 'stale' && (
            <Banner tone="info">{t`As of ${words.dayAndTime(read.asOfMs, readerZone())}.`}</Banner>
          )}
          <PendingSteps hazardId={hazardId} />
          <StepButtons page={read.data} />
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="min-w-0 space-y-5">
              <WhatCard what={read.data.hazard.what} />
              <HazardPhotos page={read.data} />
              <ActionsCard page={read.data} />
              <RecordNotes areFilesElsewhere record={{ kind: 'hazard', id: hazardId }} />
              <Card title={t`History`}>
                <HazardTimeline page={read.data} />
              </Card>
            </div>
            <div className="min-w-0 space-y-5">
              <HazardFacts page={read.data} />
              <ShareCard page={read.data} />
              <DuplicatesCard page={read.data} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
