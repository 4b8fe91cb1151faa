import { Trans, useLingui } from '@lingui/react/macro';
import type { CorrectiveAction } from '@muster/contract/safety';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useDayText } from '../use-day-text.ts';
import { useHazardChange } from '../use-hazard-change.ts';

type ActionRowProps = {
  readonly action: CorrectiveAction;
  readonly mayFinish: boolean;
  readonly mayManage: boolean;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
};

export function ActionRow({ action, mayFinish, mayManage, onEdit, onCancel }: ActionRowProps) {
  const { t, i18n } = useLingui();
  const dayText = useDayText();
  const offlineReason = useNeedsNetwork();
  const change = useHazardChange();
  const due = dayText(action.due_on);
  const name = action.assignee?.name ?? '';
  const settle = async (outcome: 'done' | 'open') => {
    try {
      await change.mutateAsync({
        call: 'settle_corrective_action',
        parameters: { change_id: randomId(), action_id: action.id, outcome },
      });
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
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere whitespace-pre-line">
          <bdi>{action.what}</bdi>
        </p>
        <p className="text-14 text-ink-3">
          <bdi>{name}</bdi>
          {action.state === 'open' &&
            (action.is_overdue ? (
              <span className="text-danger-ink">{t` · Overdue since ${due}`}</span>
            ) : (
              t` · Due ${due}`
            ))}
        </p>
        {action.note !== null && (
          <p className="text-14 text-ink-2 wrap-anywhere whitespace-pre-line">
            <bdi>{action.note}</bdi>
          </p>
        )}
      </div>
      {action.state === 'done' && (
        <StatusBadge tone="done" look="plain">
          <Trans context="action">Done</Trans>
        </StatusBadge>
      )}
      {action.state === 'canceled' && (
        <span className="text-14 text-ink-3">
          <Trans context="action">Canceled</Trans>
        </span>
      )}
      {action.state === 'open' && (mayFinish || mayManage) && (
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow">
          {mayFinish && (
            <Button
              size="sm"
              // On a phone it has a line of its own, with what else can be done side by side below.
              className="max-md:basis-full"
              disabledReason={offlineReason}
              isBusy={change.isPending}
              onClick={() => void settle('done')}
            >
              <Trans>Mark as done</Trans>
            </Button>
          )}
          {mayManage && offlineReason === null && (
            <>
              <Button size="sm" variant="quiet" onClick={onEdit}>
                <Trans>Edit</Trans>
              </Button>
              <Button size="sm" variant="quiet" onClick={onCancel}>
                <Trans>Cancel action</Trans>
              </Button>
            </>
          )}
        </div>
      )}
      {action.state !== 'open' && mayManage && offlineReason === null && (
        <Button
          size="sm"
          variant="quiet"
          flush
          isBusy={change.isPending}
          onClick={() => void settle('open')}
        >
          <Trans>Reopen</Trans>
        </Button>
      )}
    </li>
  );
}
