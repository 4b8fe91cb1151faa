import { Trans, useLingui } from '@lingui/react/macro';
import type { CorrectiveAction } from '@muster/contract/safety';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { randomId } from '../../platform/random-id.ts';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { notify } from '../../ui/notices.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { useHazardChange } from './use-hazard-change.ts';

type CancelActionSheetProps = {
  readonly action: CorrectiveAction;
  readonly onClose: () => void;
};

/** An action that is not done needs a reason. */
export function CancelActionSheet({ action, onClose }: CancelActionSheetProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const change = useHazardChange();
  const [note, setNote] = useState('');
  const [wasTried, setTried] = useState(false);
  const isMissing = note.trim() === '';
  const submit = async () => {
    setTried(true);
    if (isMissing) return;
    try {
      await change.mutateAsync({
        call: 'settle_corrective_action',
        parameters: {
          change_id: randomId(),
          action_id: action.id,
          outcome: 'canceled',
          note: note.trim(),
        },
      });
      onClose();
    } catch (error) {
      void notify({
        id: 'action',
        tone: 'destructive',
        title: t`Nothing was changed`,
        body: i18n._(describeError(error)),
      });
    }
  };
  return (
    <FormSheet
      title={t`Cancel action`}
      description={<bdi className="wrap-anywhere">{action.what}</bdi>}
      action={<Trans>Cancel action</Trans>}
      isBusy={change.isPending}
      disabledReason={offlineReason}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextArea
        label={t`Why isn't it needed anymore?`}
        rows={2}
        maxLength={2000}
        value={note}
        error={wasTried && isMissing ? t`Add a reason.` : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormSheet>
  );
}
