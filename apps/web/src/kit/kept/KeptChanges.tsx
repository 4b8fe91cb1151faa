import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useData } from '../../data/data-context.tsx';
import { useUnsentChanges } from '../../data/changes/use-kept-changes.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TypedValues } from './TypedValues.tsx';

type KeptChangesProps = {
  /** The screen's records: the beginning of `KeptChange.record`. */
  readonly record: string;
  /** Called when the server has accepted one. */
  readonly onMade?: () => unknown;
};

/** Above a record or a list: changes made here that the server doesn't have yet. */
export function KeptChanges({ record, onMade }: KeptChangesProps) {
  const { t } = useLingui();
  const { outbox } = useData();
  const unsent = useUnsentChanges(record, onMade);
  if (unsent.length === 0) return null;
  return (
    <Card isFlush>
      <List label={t`Saved on this device`}>
        {unsent.map(({ item, kept }) => (
          <li
            key={item.id}
            className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 md:px-5"
          >
            <div className="min-w-0 flex-1 basis-64 space-y-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <bdi className="font-medium wrap-anywhere">{kept.title}</bdi>
                {item.progress.state === 'attention' ? (
                  <StatusBadge tone="danger" look="plain">
                    <Trans>Needs attention</Trans>
                  </StatusBadge>
                ) : (
                  <StatusBadge tone="attention" look="plain">
                    <Trans>Waiting to sync</Trans>
                  </StatusBadge>
                )}
              </p>
              <TypedValues typed={kept.typed} />
            </div>
            {item.progress.state === 'attention' ? (
              <Link to="/needs-attention" className={buttonStyles({ size: 'sm' })}>
                <Trans>Show</Trans>
              </Link>
            ) : (
              <Button
                size="sm"
                aria-label={t`Withdraw: ${kept.title}`}
                disabledReason={item.progress.state === 'sending' ? t`It’s being sent.` : null}
                onClick={() => void outbox.withdraw([item.id])}
              >
                <Trans>Withdraw</Trans>
              </Button>
            )}
          </li>
        ))}
      </List>
    </Card>
  );
}
