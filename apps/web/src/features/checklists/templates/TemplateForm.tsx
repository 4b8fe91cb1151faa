import { Trans, useLingui } from '@lingui/react/macro';
import {
  checklistLimits,
  checklistMoments,
  type ChecklistTemplate,
} from '@muster/contract/checklists';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import * as z from 'zod/mini';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { FormError } from '../../../kit/form/FormError.tsx';
import { LeaveGuard } from '../../../kit/form/LeaveGuard.tsx';
import { PageForm } from '../../../kit/form/PageForm.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { VersionChoice } from '../../../ui/form/VersionChoice.tsx';
import { notify } from '../../../ui/notices.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { checklistsSubject } from '../../../data/checklists/templates-query.ts';
import { storable } from '../fill/checklist-draft.ts';
import { useChecklistWords } from '../use-checklist-words.ts';
import { QuestionCard } from './QuestionCard.tsx';
import {
  emptyQuestion,
  everyDaysOf,
  mayBeDue,
  mayBePrivate,
  moved,
  type QuestionDraft,
  questionOf,
  type TemplateDraft,
  templateDraftOf,
  templateOf,
} from './template-draft.ts';

/** Null for a new one. */
type TemplateFormProps = { readonly id: string; readonly template: ChecklistTemplate | null };

const schema = z.custom<TemplateDraft>().check(({ value, issues }) => {
  const wrong = (...path: (string | number)[]) =>
    issues.push({ code: 'custom', input: value, path });
  if (storable(value.title_en) === null) wrong('title_en');
  if (storable(value.title_es) === null) wrong('title_es');
  if (everyDaysOf(value) === undefined) wrong('every_days');
  if (value.questions.length === 0) wrong('questions');
  for (const [at, question] of value.questions.entries()) {
    const read = questionOf(question);
    // Everyone may read a hazard.
    const tells = read?.kind === 'yes_no' && read.on_fail.hazard;
    if (read === null || (tells && value.is_private && mayBePrivate(value))) {
      wrong('questions', at);
    }
  }
});

/** Edits the questions of a checklist and their order. */
export function TemplateForm({ id, template }: TemplateFormProps) {
  const { t } = useLingui();
  const words = useChecklistWords();
  const navigate = useNavigate();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const offlineReason = useNeedsNetwork();
  const change = useVerdictMutation({
    change: (parameters: Readonly<Record<string, unknown>>, { send }) =>
      send('save_checklist_template', parameters),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: queryKey(user_id, checklistsSubject) }),
  });
  const form = useForm({
    stored: templateDraftOf(template),
    version: template?.version,
    fields: {
      title_en: { label: t`Title in English`, wrong: t`Enter a title.` },
      title_es: { label: t`Title in Spanish`, wrong: t`Enter a title.` },
      asked_at: { label: t`When it’s asked` },
      equipment_type: { label: t`Type of equipment` },
      every_days: {
        label: t`Due again after`,
        wrong: t`Enter a number of days from 1 to 366.`,
      },
      is_private: {
        label: t`Private answers`,
        show: (isPrivate) => (isPrivate ? t`Yes` : t`No`),
      },
      is_active: { label: t`Status` },
      questions: {
        label: t`Questions`,
        wrong: t`Add a question.`,
        show: (questions) => questions.map(({ en }) => en).join(', '),
      },
    },
    schema,
    save: (draft, version) =>
      change.mutateAsync({
        template_id: id,
        version: version ?? 0,
        template: templateOf(draft),
      }),
    onSaved: () => {
      void notify({ id: 'template', tone: 'good', title: t`Template saved` });
      return navigate({ to: '/construction/checklists/templates' });
    },
  });
  const { questions, asked_at } = form.values;
  const set = (next: (now: readonly QuestionDraft[]) => readonly QuestionDraft[]) =>
    form.change((now) => ({ questions: next(now.questions) }));
  const wrong = new Set(
    form.wrongPaths.flatMap(([field, at]) => (field === 'questions' ? [at] : [])),
  );
  return (
    <PageForm form={form}>
      {form.conflict !== null && <VersionChoice {...form.conflict} />}
      <Card>
        <div className="space-y-5">
          <TextField {...form.text('title_en')} maxLength={checklistLimits.title} />
          <TextField {...form.text('title_es')} maxLength={checklistLimits.title} lang="es" />
          <Select
            {...form.text('asked_at')}
            options={checklistMoments.map((moment) => ({
              value: moment,
              label: words.moment(moment),
            }))}
          />
          {asked_at === 'equipment' && (
            <TextField
              {...form.text('equipment_type')}
              labelDetail={t`optional`}
              hint={t`“Lift” asks it of every scissor lift and boom lift. Empty: of all equipment.`}
              maxLength={checklistLimits.equipmentType}
              autoComplete="off"
            />
          )}
          {mayBeDue(form.values) && (
            <TextField
              {...form.text('every_days')}
              labelDetail={t`days, optional`}
              hint={t`Supervisors are reminded when it’s overdue on days when people work there.`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              className="max-w-64"
            />
          )}
          {mayBePrivate(form.values) && (
            <Checkbox
              label={t`Private answers`}
              detail={t`Only who answers and admins can read them. They can’t report hazards.`}
              checked={form.values.is_private}
              onChange={({ target }) => form.change(() => ({ is_private: target.checked }))}
            />
          )}
          <RadioGroup
            {...form.value('is_active')}
            options={[
              { value: 'yes', label: t`In use` },
              { value: 'no', label: t`Not in use` },
            ]}
          />
        </div>
      </Card>
      <ol className="space-y-4" aria-label={t`Questions`}>
        {questions.map((question, at) => (
          <QuestionCard
            key={question.id}
            number={at + 1}
            question={question}
            isWrong={wrong.has(at)}
            isFirst={at === 0}
            isLast={at === questions.length - 1}
            onChange={(part) =>
              set((now) => now.map((one) => (one.id === question.id ? { ...one, ...part } : one)))
            }
            onMove={(by) => set((now) => moved(now, at, by))}
            onRemove={() => set((now) => now.filter(({ id: own }) => own !== question.id))}
          />
        ))}
      </ol>
      {questions.length === 0 && form.value('questions').error !== null && (
        <FieldError>{form.value('questions').error}</FieldError>
      )}
      <Button
        icon={Plus}
        disabledReason={
          questions.length >= checklistLimits.questions ? t`This list is full.` : null
        }
        onClick={() => set((now) => [...now, emptyQuestion(randomId())])}
      >
        <Trans>Add question</Trans>
      </Button>
      <FormError form={form} />
      <div className="max-md:sticky max-md:bottom-16 max-md:typing:bottom-0 max-md:z-10 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-surface-0 max-md:px-4 max-md:py-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBusy={form.isSaving}
          disabledReason={offlineReason}
          block
        >
          <Trans>Save template</Trans>
        </Button>
      </div>
      <LeaveGuard isChanged={form.isChanged} />
    </PageForm>
  );
}
