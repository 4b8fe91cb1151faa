import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { emptyDraft } from '../project-draft.ts';
import { ProjectFields } from '../ProjectFields.tsx';
import { useProjectChange } from '../use-project-change.ts';
import { useProjectForm } from '../use-project-form.ts';

/** A project in one go; only its name is needed, the rest is found on its page. */
export function NewProjectSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const change = useProjectChange();
  // The same id for every try: sent twice, it is made once.
  const [id] = useState(randomId);
  const form = useProjectForm({
    stored: emptyDraft,
    version: undefined,
    chosenCode: null,
    save: (project) => change.mutateAsync({ call: 'save_project', parameters: { id, project } }),
    onSaved: () => navigate({ to: '/admin/projects/$projectId', params: { projectId: id } }),
  });
  return (
    <FormSheet
      form={form}
      title={t`New project`}
      action={<Trans>Create project</Trans>}
      onClose={onClose}
    >
      <ProjectFields form={form} />
    </FormSheet>
  );
}
