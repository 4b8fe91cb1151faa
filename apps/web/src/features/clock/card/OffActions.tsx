import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import type { LocationFix } from '../../../platform/location.ts';
import { JobFields } from '../job/JobFields.tsx';
import { projectHere } from '../job/preselect-job.ts';
import type { Job } from '../../../data/jobs/project.ts';
import { useJobDraft } from '../job/use-job-draft.ts';
import type { Jobs } from '../../../data/jobs/use-jobs.ts';
import type { Finding } from '../punch/use-fix-finder.ts';
import type { PunchFlow } from '../punch/use-punch.ts';
import { BigButton } from './BigButton.tsx';
import { busyIntent } from './busy-intent.ts';
import type { CardLayout } from './card-layout.ts';
import { Dock } from './Dock.tsx';
import { LocationHint } from './LocationHint.tsx';

type OffActionsProps = {
  readonly jobs: Jobs;
  readonly recentJobs: readonly Job[];
  readonly finding: Finding;
  readonly flow: PunchFlow;
  readonly layout: CardLayout;
  /** The latest punch. */
  readonly children: ReactNode;
};

/** The view while off the clock: the most likely job and the button to start on it. */
export function OffActions(props: OffActionsProps) {
  const { jobs, recentJobs, finding, flow, layout, children } = props;
  const { t } = useLingui();
  const draft = useJobDraft(jobs, recentJobs, asFix(finding.early));
  const [wasRefused, setRefused] = useState(false);
  const here = projectHere({ projects: jobs.projects, recentJobs, fix: asFix(finding.latest) });

  const clockIn = () => {
    if (draft.missing.size > 0) return setRefused(true);
    const { projectId, costCodeId } = draft;
    const note = draft.note.trim() === '' ? null : draft.note.trim();
    flow.punch({ kind: 'in', job: { projectId, costCodeId }, note });
  };

  return (
    <div
      className={clsx(
        layout === 'wide'
          ? 'flex flex-1 flex-col gap-4 md:grid md:grid-cols-2 md:items-end md:gap-8'
          : // The dock moves within all of the card.
            'contents',
      )}
    >
      <JobFields jobs={jobs} recentJobs={recentJobs} draft={draft} showsMissing={wasRefused} />
      <div className={clsx(layout === 'wide' ? 'mt-auto flex flex-col gap-4' : 'contents')}>
        <div className={clsx('flex flex-col gap-4 empty:hidden', layout === 'tall' && 'mt-auto')}>
          {children}
          {here !== null && here.id !== draft.projectId && (
            <p className="text-14 text-ink-2">
              <Trans>You’re at {here.name}.</Trans>{' '}
              <button
                type="button"
                className="-my-3 py-3 font-medium text-accent-ink underline underline-offset-2"
                onClick={() => draft.chooseProject(here.id)}
              >
                <Trans>Choose this project</Trans>
              </button>
            </p>
          )}
          {jobs.rules.location_mode !== 'off' && (
            <LocationHint permission={finding.permission} ask={finding.ask} />
          )}
        </div>
        <Dock layout={layout}>
          <BigButton
            tone="start"
            flow={flow}
            isBusy={busyIntent(flow.phase) !== null}
            detail={flow.phase.kind === 'locating' ? t`Finding your location` : undefined}
            onClick={clockIn}
          >
            <Trans>Clock in</Trans>
          </BigButton>
        </Dock>
      </div>
    </div>
  );
}

/** Treats the fix as just taken. */
function asFix(fix: LocationFix | null) {
  return fix === null ? null : { ...fix, ageMs: 0 };
}
