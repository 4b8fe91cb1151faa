import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaTranscript } from '@muster/contract/jsa';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { ClipButton } from './ClipButton.tsx';
import { jsaTranscriptQuery } from './jsa-queries.ts';

/** The conversation in which the JSA was made, with the recordings that are kept. Fetched only on request. */
export function TranscriptCard({ jsaId }: { readonly jsaId: string }) {
  const { t, i18n } = useLingui();
  const { api } = useData();
  const { user_id } = useIdentity();
  const [isShown, setShown] = useState(false);
  const offlineReason = useNeedsNetwork();
  const read = useQuery({ ...jsaTranscriptQuery(api, user_id, jsaId), enabled: isShown });
  return (
    <Card
      title={t`Conversation`}
      isFlush={isShown}
      description={read.data === undefined ? undefined : <WhenDeleted transcript={read.data} />}
    >
      {!isShown && (
        <div className="space-y-3">
          <p className="text-ink-2">
            <Trans>
              What was said to Sarah while this JSA was created. Only the person who spoke and
              admins can see it.
            </Trans>
          </p>
          <Button disabledReason={offlineReason} onClick={() => setShown(true)}>
            <Trans>Show the conversation</Trans>
          </Button>
        </div>
      )}
      {isShown && read.data !== undefined && <Lines transcript={read.data} />}
      {isShown && read.data === undefined && read.isError && (
        <ErrorState
          title={<Trans>Couldn’t load the conversation</Trans>}
          onRetry={() => void read.refetch()}
        >
          {i18n._(describeError(read.error))}
        </ErrorState>
      )}
      {isShown && read.data === undefined && !read.isError && <SkeletonRows count={4} />}
    </Card>
  );
}

function WhenDeleted({
  transcript: { deleted_at, until_signed },
}: {
  readonly transcript: JsaTranscript;
}) {
  const times = useTimeWords();
  const day = times.date(Date.parse(deleted_at), readerZone());
  if (until_signed === true)
    return <Trans>Will be deleted once everyone has signed, or when the JSA has ended</Trans>;
  return <Trans>Will be deleted on {day}</Trans>;
}

function Lines({ transcript: { person, lines } }: { readonly transcript: JsaTranscript }) {
  const { t } = useLingui();
  /** Index of the line whose recording plays, since only one plays at a time. */
  const [playing, setPlaying] = useState<number | null>(null);
  return (
    <ol aria-label={t`Conversation`} className="divide-y divide-line">
      {lines.map(({ who, text, clip, suggestion }, at) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- lines never change their place
          key={at}
          className="flex items-center justify-between gap-3 px-4 py-2.5 md:px-5"
        >
          <div className="min-w-0 flex-1">
            <p className="text-14 text-ink-3">
              <bdi>{who === 'sarah' ? t`Sarah` : (person?.name ?? t`Crew lead`)}</bdi>
              {suggestion === 'accepted' && <> · {t`Accepted this suggestion`}</>}
              {suggestion === 'rejected' && <> · {t`Rejected this suggestion`}</>}
            </p>
            <p
              dir="auto"
              className={who === 'sarah' ? 'wrap-anywhere text-ink-2' : 'font-medium wrap-anywhere'}
            >
              {text}
            </p>
          </div>
          {clip !== null && (
            <ClipButton
              path={clip}
              text={text}
              isPlaying={playing === at}
              onPlay={() => setPlaying(at)}
              onEnd={() => setPlaying((now) => (now === at ? null : now))}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
