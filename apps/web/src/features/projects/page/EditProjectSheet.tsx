import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadProject } from '@muster/contract/projects';
import { useState } from 'react';
import { DataError } from '../../../data/errors/data-error.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { FormSheet } from '../../../ui/FormSheet.tsx';
import { notify } from '../../../ui/notices.ts';
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx';
import { draftOfProject, formOf, wrongProjectFields } from '../project-draft.ts';
import { ProjectFields } from '../ProjectFields.tsx';
import { useProjectChange } from '../use-project-change.ts';

type EditProjectSheetProps = { readonly page: ReadProject; readonly onClose: () => void };

/** Changes a project. What somebody else saved meanwhile is said, and what was typed stays. */
export function EditProjectSheet({ page, onClose }: EditProjectSheetProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const change = useProjectChange();
  const [draft, setDraft] = useState(() => draftOfProject(page.project));
  // As it was when the sheet was opened, or when the reader agreed to write over a newer one.
  const [version, setVersion] = useState(page.project.version);
  const [lostTo, setLostTo] = useState<number | null>(null);
  const form = formOf(draft);
  const wrong = wrongProjectFields(form);
  const save = async (over: number) => {
    if (wrong.size > 0) return;
    try {
      await change.mutateAsync({
        call: 'save_project',
        parameters: { id: page.project.id, project: form, version: over },
      });
      void notify({ id: 'project', tone: 'good', title: t`The project is saved` });
      onClose();
    } catch (error) {
      if (error instanceof DataError && error.code === 'changed_meanwhile') {
        setLostTo(over);
        return;
      }
      void notify({
        id: 'project',
        tone: 'destructive',
        title: t`The project was not saved`,
        body: i18n._(describeError(error)),
      });
    }
  };
  return (
    <FormSheet
      title={t`Edit project`}
      action={<Trans>Save</Trans>}
      isBusy={change.isPending}
      disabledReason={offlineReason}
      onSubmit={() => void save(version)}
      onClose={onClose}
    >
      {lostTo !== null && page.project.version !== lostTo && (
        <ChangedMeanwhile
          onTheirs={() => {
            setDraft(draftOfProject(page.project));
            setVersion(page.project.version);
            setLostTo(null);
          }}
          onMine={() => {
            setVersion(page.project.version);
            setLostTo(null);
            void save(page.project.version);
          }}
        />
      )}
      <ProjectFields
        draft={draft}
        wrong={wrong}
        chosenCode={page.default_cost_code}
        onChange={(part) => setDraft({ ...draft, ...part })}
      />
    </FormSheet>
  );
}
