import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearch } from '@tanstack/react-router';
import { keptChangeOf } from '../../data/changes/kept-change.ts';
import { isMissing } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { projectsQuery } from '../../data/jobs/projects-query.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { KeptChanges } from '../../kit/kept/KeptChanges.tsx';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { MissingRecord } from '../../kit/page/MissingRecord.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';
import { RecordNotes } from '../../kit/record/RecordNotes.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { checklistTemplatesQuery } from '../../data/checklists/templates-query.ts';
import { checklistPageQuery } from './checklist-queries.ts';
import { AnsweredChecklist } from './AnsweredChecklist.tsx';
import { BeginChecklist } from './fill/BeginChecklist.tsx';
import { checklistRecord } from './fill/use-send-checklist.ts';
import { unsentChecklist } from './shown-checklist.ts';
import { useLiveChecklists } from './use-live-checklists.ts';

/** `/construction/checklists/{id}`: a checklist that is filled in, where the address says which one, or was. */
export function ChecklistPage() {
  const { id = '' } = useParams({ strict: false });
  const { template, project, equipment } = useSearch({ strict: false });
  const { items } = useOutbox();
  const isMade = items.some((item) => keptChangeOf(item)?.record === checklistRecord(id));
  return (
    <div className="w-full max-w-reading space-y-5">
      <Breadcrumb>
        <Crumb to="/construction">
          <Trans>Construction</Trans>
        </Crumb>
        <Crumb to="/construction/checklists">
          <Trans>Checklists</Trans>
        </Crumb>
      </Breadcrumb>
      {typeof template === 'string' && !isMade ? (
        <BeginChecklist
          key={id}
          id={id}
          templateId={template}
          projectId={typeof project === 'string' ? project : null}
          equipmentId={typeof equipment === 'string' ? equipment : null}
        />
      ) : (
        <MadeChecklist key={id} id={id} />
      )}
    </div>
  );
}

/** As the server has it, or as it waits on this device. */
function MadeChecklist({ id }: { readonly id: string }) {
  const { t, i18n } = useLingui();
  const { user_id, person_id, profile } = useIdentity();
  const { items } = useOutbox();
  const readAgain = useLiveChecklists();
  const read = useSnapshotQuery(checklistPageQuery(user_id, id));
  const templates = useSnapshotQuery(checklistTemplatesQuery(user_id));
  const projects = useSnapshotQuery(projectsQuery(user_id));
  const kept = items.map(keptChangeOf).find((one) => one?.record === checklistRecord(id)) ?? null;
  const own =
    kept === null
      ? null
      : unsentChecklist(id, kept.parameters, {
          templates: templates.status === 'ready' ? templates.data.templates : [],
          me: {
            person_id: person_id ?? '',
            name: `${profile?.first_name ?? ''} ${profile?.last_name ?? ''}`.trim(),
          },
          projectName: (project) =>
            (projects.status === 'ready' &&
              projects.data.find((one) => one.id === project)?.name) ||
            '',
        });
  const checklist = read.status === 'ready' ? read.data.checklist : own;
  if (checklist === null && kept === null && read.status === 'failed' && isMissing(read.error)) {
    return (
      <MissingRecord
        title={<Trans>Checklist not found</Trans>}
        action={
          <WayOn to="/construction/checklists">
            <Trans>Back to checklists</Trans>
          </WayOn>
        }
      />
    );
  }
  return (
    <>
      {checklist === null && <h1 className="sr-only">{t`Checklist`}</h1>}
      <KeptChanges record={checklistRecord(id)} onMade={readAgain} />
      {checklist === null && read.status === 'failed' && kept === null && (
        <ErrorState title={<Trans>Couldn’t load this checklist</Trans>} onRetry={read.retry}>
          {i18n._(describeError(read.error))}
        </ErrorState>
      )}
      {checklist === null && read.status === 'loading' && (
        <Card isFlush>
          <SkeletonRows count={6} />
        </Card>
      )}
      {checklist !== null && (
        <AnsweredChecklist checklist={checklist} isSent={read.status === 'ready'} />
      )}
      {read.status === 'ready' && (
        <RecordNotes areFilesElsewhere record={{ kind: 'checklist', id }} />
      )}
    </>
  );
}
