import { Trans, useLingui } from '@lingui/react/macro';
import type { CorrectiveAction, HazardPage } from '@muster/contract/safety';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { randomId } from '../../platform/random-id.ts';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { notify } from '../../ui/notices.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AssigneePicker } from './AssigneePicker.tsx';
import { useHazardChange } from './use-hazard-change.ts';

type ActionSheetProps = {
  readonly page: HazardPage;
  /** Null for a new one. */
  readonly action: CorrectiveAction | null;
  readonly onClose: () => void;
};

export function ActionSheet({ page, action, onClose }: ActionSheetProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const change = useHazardChange();
  const [id] = useState(() => action?.id ?? randomId());
  const [what, setWhat] = useState(action?.what ?? '');
  const [assignee, setAssignee] = useState(
    action?.assignee?.person_id ?? page.hazard.assignee?.person_id ?? null,
  );
  const [dueOn, setDueOn] = useState(action?.due_on ?? page.hazard.due_on);
  const [wasTried, setTried] = useState(false);
  const submit = async () => {
    setTried(true);
    if (what.trim() === '' || assignee === null || dueOn === '') return;
    try {
      await change.mutateAsync({
        call: 'save_corrective_action',
        parameters: {
          id,
          hazard_id: page.hazard.id,
          action: { what: what.trim(), assignee_person_id: assignee, due_on: dueOn },
          version: action?.version ?? null,
        },
      });
      onClose();
    } catch (error) {
      void notify({
        id: 'action',
        tone: 'destructive',
        title: t`The action was not saved`,
        body: i18n._(describeError(error)),
      });
    }
  };
  return (
    <FormSheet
      title={action === null ? t`Add corrective action` : t`Edit corrective action`}
      action={<Trans>Save action</Trans>}
      isBusy={change.isPending}
      disabledReason={offlineReason}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextArea
        label={t`What needs to be done?`}
        rows={2}
        maxLength={1000}
        value={what}
        error={wasTried && what.trim() === '' ? t`Say what needs to be done.` : undefined}
        onChange={(event) => setWhat(event.target.value)}
      />
      <AssigneePicker
        value={assignee}
        error={wasTried && assignee === null ? t`Choose a person.` : undefined}
        onChange={setAssignee}
      />
      <TextField
        label={t`Due date`}
        type="date"
        value={dueOn}
        error={wasTried && dueOn === '' ? t`Choose a day.` : undefined}
        onChange={(event) => setDueOn(event.target.value)}
      />
    </FormSheet>
  );
}
