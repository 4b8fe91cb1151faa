import { Trans, useLingui } from '@lingui/react/macro';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { usePersonChange } from './use-person-change.ts';

export function UndoMergeButton({ mergeId }: { readonly mergeId: string }) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const undo = usePersonChange(
    () => void notify({ id: 'merge', tone: 'good', title: t`The two records are separate again` }),
  );
  return (
    <Button
      isBusy={undo.isPending}
      disabledReason={offlineReason}
      onClick={() =>
        undo.mutate(
          { name: 'undo_merge', parameters: { merge_id: mergeId } },
          {
            onError: (error) =>
              void notify({
                id: 'merge',
                tone: 'destructive',
                title: t`The merge wasn’t undone`,
                body: i18n._(describeError(error)),
              }),
          },
        )
      }
    >
      <Trans>Undo merge</Trans>
    </Button>
  );
}
