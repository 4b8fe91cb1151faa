import { Trans, useLingui } from '@lingui/react/macro';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { projectsQuery, rowToProject } from '../../../data/jobs/projects-query.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { PageForm } from '../../../kit/form/PageForm.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { useChecklistWords } from '../use-checklist-words.ts';
import { CallField, PrivateNote } from './PrivateParts.tsx';
import type { BegunChecklist } from './kept-draft.ts';
import { QuestionField } from './QuestionField.tsx';
import { useAnswers } from './use-answers.ts';
import { useChecklistForm } from './use-checklist-form.ts';
import { useNames } from './use-names.ts';

type ChecklistFormProps = { readonly id: string; readonly begun: BegunChecklist };

/** A checklist to fill in. Works without a network; unsent input stays on the device. */
export function ChecklistForm({ id, begun }: ChecklistFormProps) {
  const { t } = useLingui();
  const words = useChecklistWords();
  const { user_id } = useIdentity();
  const projects = useSnapshotQuery(projectsQuery(user_id));
  const { form, incomplete, failed, isKept } = useChecklistForm(id, begun);
  const { project_id } = form.values;
  const { answerOf, mostPhotos, change } = useAnswers(form, begun.questions);
  const names = useNames(project_id);
  const options =
    projects.status === 'ready'
      ? projects.data
          .filter((row) => rowToProject(row).isOffered || row.id === project_id)
          .map(({ id: value, name, number }) => ({
            value,
            label: name,
            ...(number !== null && { detail: number }),
          }))
      : [];
  return (
    <>
      <header className="space-y-1">
        <h1 className="text-28 leading-title font-semibold tracking-title wrap-anywhere">
          <bdi>{words.text(begun.title)}</bdi>
        </h1>
        <p className="text-ink-3">
          <Trans>Works offline. What you enter stays on this device until it’s sent.</Trans>
        </p>
      </header>
      <PageForm form={form}>
        {begun.is_private ? (
          <PrivateNote />
        ) : (
          <Card>
            <Picker
              {...form.value('project_id')}
              title={t`Choose a project`}
              placeholder={t`Choose a project`}
              searchLabel={t`Search projects`}
              emptyText={t`No project found.`}
              options={options}
            />
          </Card>
        )}
        <Card>
          <div className="space-y-7">
            {begun.questions.map((question) => (
              <QuestionField
                key={question.id}
                question={question}
                answer={answerOf(question.id)}
                isIncomplete={incomplete.has(question.id)}
                isFailed={failed.has(question.id)}
                mostPhotos={mostPhotos(question.id)}
                names={names}
                onChange={(part) => change(question.id, part)}
              />
            ))}
            <CallField form={form} isShown={begun.is_private && failed.size > 0} />
          </div>
        </Card>
        {!isKept && (
          <Banner tone="danger">
            <Trans>
              This device has no room left. Send the checklist before you leave this page.
            </Trans>
          </Banner>
        )}
        {incomplete.size > 0 && (
          <Banner tone="attention">
            <Trans>Some answers are missing. They’re marked above.</Trans>
          </Banner>
        )}
        {form.error !== null && (
          <Banner tone="danger" title={<Trans>Not sent</Trans>}>
            {form.error}
          </Banner>
        )}
        <div className="max-md:sticky max-md:bottom-16 max-md:typing:bottom-0 max-md:z-10 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-surface-0 max-md:px-4 max-md:py-3">
          <Button type="submit" variant="primary" size="lg" block isBusy={form.isSaving}>
            <Trans>Send checklist</Trans>
          </Button>
        </div>
      </PageForm>
    </>
  );
}
