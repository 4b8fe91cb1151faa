import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadProject } from '@muster/contract/projects';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { notify } from '../../../ui/notices.ts';
import { draftOfProject } from '../project-draft.ts';
import { ProjectFields } from '../ProjectFields.tsx';
import { useProjectChange } from '../use-project-change.ts';
import { useProjectForm } from '../use-project-form.ts';

type EditProjectSheetProps = { readonly page: ReadProject; readonly onClose: () => void };

/** Changes a project. */
export function EditProjectSheet({ page, onClose }: EditProjectSheetProps) {
  const { t } = useLingui();
  const change = useProjectChange();
  const form = useProjectForm({
    stored: draftOfProject(page.project),
    version: page.project.version,
    chosenCode: page.default_cost_code,
    save: (project, version) =>
      change.mutateAsync({
        call: 'save_project',
        parameters: { id: page.project.id, project, version },
      }),
    onSaved: () => {
      void notify({ id: 'project', tone: 'good', title: t`The project is saved` });
      onClose();
    },
  });
  return (
    <FormSheet form={form} title={t`Edit project`} action={<Trans>Save</Trans>} onClose={onClose}>
      <ProjectFields form={form} />
    </FormSheet>
  );
}
