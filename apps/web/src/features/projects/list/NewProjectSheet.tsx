import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { randomId } from '../../../platform/random-id.ts';
import { FormSheet } from '../../../ui/FormSheet.tsx';
import { notify } from '../../../ui/notices.ts';
import { emptyDraft, formOf, wrongProjectFields } from '../project-draft.ts';
import { ProjectFields } from '../ProjectFields.tsx';
import { useProjectChange } from '../use-project-change.ts';

/** A project in one go; only its name is needed, the rest is found on its page. */
export function NewProjectSheet({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const offlineReason = useNeedsNetwork();
  const change = useProjectChange();
  // The same id for every try: sent twice, it is made once.
  const [id] = useState(randomId);
  const [draft, setDraft] = useState(emptyDraft);
  const [wasSent, setSent] = useState(false);
  const form = formOf(draft);
  const wrong = wrongProjectFields(form);
  const submit = async () => {
    setSent(true);
    if (wrong.size > 0) return;
    try {
      await change.mutateAsync({ call: 'save_project', parameters: { id, project: form } });
      await navigate({ to: '/admin/projects/$projectId', params: { projectId: id } });
    } catch (error) {
      void notify({
        id: 'project',
        tone: 'destructive',
        title: t`The project was not made`,
        body: i18n._(describeError(error)),
      });
    }
  };
  return (
    <FormSheet
      title={t`New project`}
      action={<Trans>Create project</Trans>}
      isBusy={change.isPending}
      disabledReason={offlineReason}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ProjectFields
        draft={draft}
        wrong={wasSent ? wrong : new Set()}
        onChange={(part) => setDraft({ ...draft, ...part })}
      />
    </FormSheet>
  );
}
