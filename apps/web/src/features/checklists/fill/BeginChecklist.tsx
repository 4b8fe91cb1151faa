import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClock } from '../../../data/clock/use-clock.ts';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { MissingRecord } from '../../../kit/page/MissingRecord.tsx';
import { WayOn } from '../../../kit/page/WayOn.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import {
  checklistsSubject,
  checklistTemplatesQuery,
} from '../../../data/checklists/templates-query.ts';
import { ChecklistForm } from './ChecklistForm.tsx';
import { type BegunChecklist, checklistDraftsOf } from './kept-draft.ts';

type BeginChecklistProps = {
  readonly id: string;
  readonly templateId: string;
  /** The initial project; if null, the project of the last punch. */
  readonly projectId: string | null;
  /** The piece of equipment that the checklist is about, if any. */
  readonly equipmentId: string | null;
};

/** Resumes a checklist left unfinished on this device, or begins a new one with the current questions. */
export function BeginChecklist({ id, templateId, projectId, equipmentId }: BeginChecklistProps) {
  const { t, i18n } = useLingui();
  const { drafts, clock } = useData();
  const { user_id } = useIdentity();
  const mine = useClock();
  const templates = useSnapshotQuery(checklistTemplatesQuery(user_id));
  const kept = useQuery({
    queryKey: queryKey(user_id, checklistsSubject, 'draft', id),
    queryFn: () => checklistDraftsOf(drafts, user_id).read(id),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  // Fixed once opened: new questions or another punch must not change it while someone fills it in.
  const [begun, setBegun] = useState<BegunChecklist | null>(null);
  if (begun === null && kept.isFetched) {
    const template =
      templates.status === 'ready'
        ? templates.data.templates.find((one) => one.id === templateId)
        : undefined;
    const lastJob =
      mine.status === 'ready' ? (mine.clock.open ?? mine.clock.entries[0]) : undefined;
    if (kept.data != null) setBegun(kept.data);
    else if (template !== undefined && mine.status === 'ready') {
      setBegun({
        template_id: template.id,
        revision: template.revision,
        title: template.title,
        questions: template.questions,
        is_private: template.is_private,
        begun_at: new Date(clock.nowMs()).toISOString(),
        draft: {
          project_id: projectId ?? lastJob?.projectId ?? null,
          equipment_id: equipmentId,
          asks_call: false,
          answers: {},
        },
      });
    } else if (templates.status === 'ready' && template === undefined) {
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
  }
  if (begun !== null) return <ChecklistForm id={id} begun={begun} />;
  return (
    <>
      <h1 className="sr-only">{t`Checklist`}</h1>
      {templates.status === 'failed' ? (
        <ErrorState title={<Trans>Couldn’t load this checklist</Trans>} onRetry={templates.retry}>
          {i18n._(describeError(templates.error))}
        </ErrorState>
      ) : (
        <Card isFlush>
          <SkeletonRows count={6} />
        </Card>
      )}
    </>
  );
}
