import { Trans, useLingui } from '@lingui/react/macro';
import type { ChecklistTemplate } from '@muster/contract/checklists';
import { useState } from 'react';
import { checklistTemplatesQuery } from '../../../data/checklists/templates-query.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { projectsQuery } from '../../../data/jobs/projects-query.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { PageForm } from '../../../kit/form/PageForm.tsx';
import { valuesCheckedBy } from '../../../kit/form/form-schemas.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useSavedNotice } from '../../../kit/kept/use-saved-notice.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type ChecklistDraft, judgeDraft } from '../fill/checklist-draft.ts';
import { CallField, PrivateNote } from '../fill/PrivateParts.tsx';
import { QuestionField } from '../fill/QuestionField.tsx';
import { useAnswers } from '../fill/use-answers.ts';
import { useNames } from '../fill/use-names.ts';
import { useChecklistFields } from '../fill/use-checklist-fields.ts';
import { useSendChecklist } from '../fill/use-send-checklist.ts';
import { useChecklistWords } from '../use-checklist-words.ts';

type ClockQuestionsProps = {
  /** The latest punch made on this screen, once it is stored on the device; null before. */
  readonly punch: {
    readonly id: string;
    readonly kind: 'in' | 'out';
    readonly projectId: string | null;
  } | null;
};

/**
 * The company's questions after a clock-in or clock-out, one at a time and never blocking the clock. Mounted before the
 * punch so that the questions are already on the phone by then.
 */
export function ClockQuestions({ punch }: ClockQuestionsProps) {
  const { user_id } = useIdentity();
  const templates = useSnapshotQuery(checklistTemplatesQuery(user_id));
  const projects = useSnapshotQuery(projectsQuery(user_id));
  const [done, setDone] = useState<readonly string[]>([]);
  if (punch === null || templates.status !== 'ready') return null;
  const keyOf = ({ id }: ChecklistTemplate) => `${punch.id} ${id}`;
  const next = templates.data.templates.find(
    (one) => one.is_active && one.asked_at === `clock_${punch.kind}` && !done.includes(keyOf(one)),
  );
  if (next === undefined) return null;
  const isSeen =
    projects.status === 'ready' && projects.data.some(({ id }) => id === punch.projectId);
  return (
    <Asked
      key={keyOf(next)}
      template={next}
      projectId={isSeen ? punch.projectId : null}
      onClose={() => setDone((now) => [...now, keyOf(next)])}
    />
  );
}

type AskedProps = {
  readonly template: ChecklistTemplate;
  readonly projectId: string | null;
  readonly onClose: () => void;
};

function Asked({ template, projectId, onClose }: AskedProps) {
  const { t } = useLingui();
  const words = useChecklistWords();
  const title = words.text(template.title);
  const [id] = useState(randomId);
  const names = useNames(projectId);
  const saySaved = useSavedNotice();
  const { questions, is_private } = template;
  const send = useSendChecklist(id, { ...template, template_id: template.id });
  const [stored] = useState<ChecklistDraft>({
    project_id: projectId,
    equipment_id: null,
    asks_call: false,
    answers: {},
  });
  const form = useForm({
    stored,
    fields: useChecklistFields(questions),
    schema: valuesCheckedBy(({ answers }: ChecklistDraft) =>
      judgeDraft(questions, answers).incomplete.map((each) => ['answers', each]),
    ),
    save: (draft, _, typed) => send(draft, typed),
    onSaved: (made) => {
      saySaved(made, { id: 'checklist', title: t`Answer sent` });
      onClose();
    },
  });
  const { answerOf, mostPhotos, change } = useAnswers(form, questions);
  const { failed } = judgeDraft(questions, form.values.answers);
  const isMissing = (question: string) =>
    form.wrongPaths.some(([field, each]) => field === 'answers' && each === question);
  return (
    <section aria-label={title} className="space-y-4 border-b border-line pb-5">
      <div className="space-y-1">
        <h2 className="text-18 font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        <p className="text-14 text-ink-3">
          <Trans>Your punch is saved. You can skip this.</Trans>
        </p>
      </div>
      <PageForm form={form}>
        {is_private && <PrivateNote />}
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            answer={answerOf(question.id)}
            isIncomplete={isMissing(question.id)}
            isFailed={failed.includes(question.id)}
            mostPhotos={mostPhotos(question.id)}
            names={names}
            onChange={(part) => change(question.id, part)}
          />
        ))}
        <CallField form={form} isShown={is_private && failed.length > 0} />
        {form.error !== null && <Banner tone="danger">{form.error}</Banner>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={form.isSaving}>
            <Trans>Send</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Skip</Trans>
          </Button>
        </div>
      </PageForm>
    </section>
  );
}
