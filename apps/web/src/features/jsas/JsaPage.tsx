import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { isMissing } from '../../data/errors/data-error.ts';
import { RecordNotes } from '../../kit/record/RecordNotes.tsx';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { MissingRecord } from '../../kit/page/MissingRecord.tsx';
import { UnreadRecord } from '../../kit/page/UnreadRecord.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { ConfirmSignature } from './ConfirmSignature.tsx';
import { DocumentSteps } from './DocumentSteps.tsx';
import { DocumentLists } from './DocumentLists.tsx';
import { JsaActions } from './JsaActions.tsx';
import { JsaHeader } from './JsaHeader.tsx';
import { JsaHistory } from './JsaHistory.tsx';
import { JsaPaper } from './JsaPaper.tsx';
import { SignaturesCard } from './SignaturesCard.tsx';
import { TranscriptCard } from './TranscriptCard.tsx';
import { UnsentBanner } from './UnsentBanner.tsx';
import { useLiveJsas } from './use-live-jsas.ts';
import { usePeople } from './use-people.ts';
import { useShownJsa } from './use-shown-jsa.ts';

/** `/safety/jsas/{jsaId}`: the JSA that the crew follows, who has signed it, and what is next. */
export function JsaPage() {
  const { t } = useLingui();
  const times = useTimeWords();
  const { jsaId = '' } = useParams({ strict: false });
  useLiveJsas();
  const { read, page, unsent } = useShownJsa(jsaId);
  const people = usePeople(page?.jsa.project?.id ?? null);
  if (page === null && read.status === 'failed' && isMissing(read.error)) {
    return (
      <MissingRecord
        title={<Trans>JSA not found</Trans>}
        action={
          <WayOn to="/safety/jsas">
            <Trans>Back to JSAs</Trans>
          </WayOn>
        }
      />
    );
  }
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/safety/jsas">
          <Trans>JSAs</Trans>
        </Crumb>
      </Breadcrumb>
      {page === null && (
        <UnreadRecord
          name={t`JSA`}
          failedTitle={<Trans>Couldn’t load this JSA</Trans>}
          read={read}
        />
      )}
      {page !== null && (
        <>
          <JsaHeader page={page} />
          {read.status === 'ready' && read.freshness === 'stale' && (
            <Banner tone="info">{t`As of ${times.dayAndTime(read.asOfMs, readerZone())}.`}</Banner>
          )}
          <UnsentBanner unsent={unsent} />
          <JsaActions page={page} people={people} />
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="min-w-0 space-y-5">
              <DocumentSteps page={page} />
              <DocumentLists document={page.jsa.document} />
            </div>
            <div className="min-w-0 space-y-5">
              <ConfirmSignature page={page} />
              <SignaturesCard page={page} people={people} />
              <RecordNotes record={{ kind: 'jsa', id: jsaId }} />
              <JsaHistory page={page} />
              {page.has_transcript === true && <TranscriptCard jsaId={jsaId} />}
            </div>
          </div>
          <JsaPaper page={page} people={people} />
        </>
      )}
    </div>
  );
}
