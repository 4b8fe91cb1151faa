import { Trans, useLingui } from '@lingui/react/macro';
import type { LogKind } from '@muster/domain/daily-log/log-line';
import type { ShownLine } from '@muster/domain/daily-log/compose-log';
import { Link } from '@tanstack/react-router';
import { type ComponentType, Suspense, useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { isMissing } from '../../../data/errors/data-error.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { MissingRecord } from '../../../kit/page/MissingRecord.tsx';
import { WayOn } from '../../../kit/page/WayOn.tsx';
import { RecordNotes } from '../../../kit/record/RecordNotes.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/Skeleton.tsx';
import { dayKeyAt } from '../../../ui/time/day-key.ts';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useDayText } from '../use-day-text.ts';
import { AddLines } from './AddLines.tsx';
import { LineSheet } from './LineSheet.tsx';
import { LogPdf } from './LogPdf.tsx';
import { LogSections } from './LogSections.tsx';
import { LogSignature } from './LogSignature.tsx';
import { LogStateBadge } from './LogStateBadge.tsx';
import type { ShownLog } from './shown-log.ts';
import { useLog } from './use-log.ts';
import { useLogChange } from './use-log-change.ts';

type DayPhotos = ComponentType<{
  readonly projectId: string;
  readonly day: string;
  readonly isToday: boolean;
}>;

/** `/construction/logs/{id}`: what happened on a project on a day. */
export function LogPage({ Photos }: { readonly Photos: DayPhotos }) {
  const { t, i18n } = useLingui();
  const times = useTimeWords();
  const { id, read, shown, refused } = useLog();
  if (read.status === 'failed' && isMissing(read.error)) {
    return (
      <MissingRecord
        title={<Trans>Daily log not found</Trans>}
        action={
          <WayOn to="/construction">
            <Trans>Back to Construction</Trans>
          </WayOn>
        }
      />
    );
  }
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/construction" search={shown === null ? {} : { day: shown.log.day }}>
          <Trans>Construction</Trans>
        </Crumb>
      </Breadcrumb>
      {shown === null && <h1 className="sr-only">{t`Daily log`}</h1>}
      {read.status === 'loading' && (
        <div aria-busy className="space-y-5">
          <Skeleton className="h-9 w-72 max-w-full" />
          <Card isFlush>
            <SkeletonRows count={6} />
          </Card>
        </div>
      )}
      {read.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load this log</Trans>} onRetry={read.retry}>
          {i18n._(describeError(read.error))}
        </ErrorState>
      )}
      {read.status === 'ready' && shown !== null && (
        <>
          <LogHeader shown={shown} />
          {read.freshness === 'stale' && (
            <Banner tone="info">{t`As of ${times.dayAndTime(read.asOfMs, readerZone())}.`}</Banner>
          )}
          {refused > 0 && (
            <Banner
              tone="danger"
              action={
                <Link to="/needs-attention" className={buttonStyles({ size: 'sm' })}>
                  <Trans>Show</Trans>
                </Link>
              }
            >
              <Trans>A change of this log wasn’t saved. What you typed is kept.</Trans>
            </Banner>
          )}
          <LogBody shown={shown} addressId={id} Photos={Photos} />
        </>
      )}
    </div>
  );
}

function LogHeader({ shown }: { readonly shown: ShownLog }) {
  const dayText = useDayText();
  const { role } = useIdentity();
  const { log, state, lines } = shown;
  const isLead = role === 'supervisor' || role === 'admin';
  return (
    <header className="space-y-3">
      <h1 className="text-28 leading-title font-semibold tracking-title wrap-anywhere">
        <bdi>{log.project.name}</bdi>
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <span>{dayText(log.day)}</span>
        <LogStateBadge state={state} />
        {isLead && (
          <Link
            to="/admin/projects/$projectId/logs"
            params={{ projectId: log.project.id }}
            className="underline underline-offset-2"
          >
            <Trans>All logs of this project</Trans>
          </Link>
        )}
      </p>
      {log.id !== null && <LogPdf log={log} lines={lines} />}
    </header>
  );
}

type Opened = { readonly kind: LogKind; readonly line: ShownLine | null };

type LogBodyProps = {
  readonly shown: ShownLog;
  readonly addressId: string;
  readonly Photos: DayPhotos;
};

function LogBody({ shown, addressId, Photos }: LogBodyProps) {
  const { clock } = useData();
  const change = useLogChange(shown, addressId);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { log, state } = shown;
  const mayEdit = log.may_write && state !== 'approved';
  return (
    <>
      {state === 'returned' && log.decision_comment !== null && (
        <Banner tone="attention" title={<Trans>Returned by {log.decided_by?.name ?? ''}</Trans>}>
          <bdi className="whitespace-pre-line wrap-anywhere">{log.decision_comment}</bdi>
        </Banner>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-5">
          <LogSections
            shown={shown}
            onOpen={mayEdit ? (line) => setOpened({ kind: line.kind, line }) : null}
            onAdd={log.may_write ? (kind) => setOpened({ kind, line: null }) : null}
          />
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <Photos
              projectId={log.project.id}
              day={log.day}
              isToday={log.day === dayKeyAt(clock.nowMs(), readerZone())}
            />
          </Suspense>
        </div>
        <div className="min-w-0 space-y-5">
          {log.may_write && (
            <AddLines
              shown={shown}
              change={change}
              onAdd={(kind) => setOpened({ kind, line: null })}
            />
          )}
          <LogSignature shown={shown} change={change} />
          {log.id !== null && <RecordNotes record={{ kind: 'daily_log', id: log.id }} />}
        </div>
      </div>
      {opened !== null && (
        <LineSheet
          key={opened.line?.id ?? opened.kind}
          {...opened}
          projectId={log.project.id}
          day={log.day}
          signer={state === 'submitted' ? (shown.signature?.name ?? null) : null}
          change={change}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
