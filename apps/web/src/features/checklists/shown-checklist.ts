import {
  type ChecklistPage,
  type ChecklistTemplate,
  savedChecklistSchema,
} from '@muster/contract/checklists';
import { judgeChecklist } from '@muster/domain/checklists/judge-checklist';

type Known = {
  readonly templates: readonly ChecklistTemplate[];
  readonly me: ChecklistPage['checklist']['author'];
  readonly projectName: (id: string) => string;
};

/**
 * Returns an answered checklist that only this device has so far; null if it can't be read or its questions aren't
 * known.
 */
export function unsentChecklist(
  id: string,
  parameters: Readonly<Record<string, unknown>>,
  { templates, me, projectName }: Known,
): ChecklistPage['checklist'] | null {
  const sent = savedChecklistSchema.safeParse(parameters['checklist']).data;
  const asked = templates.find(
    (one) => one.id === sent?.template_id && one.revision === sent.revision,
  );
  if (sent === undefined || asked === undefined) return null;
  return {
    id,
    template_id: asked.id,
    title: asked.title,
    questions: asked.questions,
    project:
      sent.project_id === null ? null : { id: sent.project_id, name: projectName(sent.project_id) },
    equipment: null,
    is_private: asked.is_private,
    asks_call: sent.asks_call,
    author: me,
    made_at: sent.made_at,
    received_at: sent.made_at,
    language: sent.language,
    answers: sent.answers,
    failed_count: judgeChecklist(asked.questions, sent.answers).failed.length,
    photos: sent.files.map((file) => ({
      ...file,
      path: '',
      created_at: sent.made_at,
      is_stored: false,
    })),
    hazards: [],
  };
}
