import { Trans, useLingui } from '@lingui/react/macro';
import { orderTotals } from '@muster/domain/money/order-totals';
import { Link } from '@tanstack/react-router';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { isUnsent } from '../../../data/outbox/item.ts';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { notify } from '../../../ui/notices.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useMoneyWords } from '../use-money-words.ts';
import { usePurchasing } from '../use-purchasing.ts';
import { vendorChoiceQuery } from '../vendor-queries.ts';
import type { KeptOrder } from './use-kept-order.ts';

/**
 * A screen to show across a counter, with the order number in large type and the items. Works before the server has the
 * order.
 */
export function CounterTicket({ kept }: { readonly kept: KeptOrder }) {
  const { t } = useLingui();
  const { platform } = useData();
  const { user_id, company } = useIdentity();
  const { currency } = usePurchasing();
  const money = useMoneyWords(currency);
  const { everyProject } = useJobs();
  const vendors = useSnapshotQuery(vendorChoiceQuery(user_id));
  const { number, order, item } = kept;
  const listed = vendors.status === 'ready' ? vendors.data.vendors : [];
  const vendor =
    order.vendor_name ?? listed.find(({ id }) => id === order.vendor_id)?.name ?? t`Vendor`;
  const project = everyProject.find(({ id }) => id === order.project_id)?.name;
  const total = orderTotals(order).total_cents;
  const lineText = ({ quantity, unit, description }: KeptOrder['order']['lines'][number]) =>
    `${money.quantity(quantity)} ${unit} ${description}`;
  const text = [
    t`Purchase order ${number}`,
    company?.name ?? '',
    t`To: ${vendor}`,
    project === undefined ? '' : t`Project: ${project}`,
    ...order.lines.map((line) => `- ${lineText(line)}`),
    order.vendor_note ?? '',
  ]
    .filter((line) => line !== '')
    .join('\n');

  async function share(): Promise<void> {
    const title = t`Purchase order ${number}`;
    if (await platform.files.share({ title, text })) return;
    const isCopied = await platform.clipboard.write(text);
    void notify({
      id: 'order',
      tone: isCopied ? 'good' : 'destructive',
      title: isCopied ? t`The order was copied` : t`This device can’t share or copy`,
    });
  }

  return (
    <>
      <Card>
        <div className="flex flex-col items-center gap-3 py-4 text-center">
          <p className="text-14 text-ink-2">
            <Trans>Your order number</Trans>
          </p>
          <h1 className="text-40 font-semibold tracking-display tabular-nums wrap-anywhere">
            {number}
          </h1>
          <p className="text-ink-2">
            <bdi>{vendor}</bdi>
            {project !== undefined && (
              <>
                {' · '}
                <bdi>{project}</bdi>
              </>
            )}
          </p>
          <SyncState kept={kept} />
          <div className="flex flex-wrap justify-center gap-2 pt-2">
            <Button variant="primary" size="lg" icon={Share2} onClick={() => void share()}>
              <Trans>Share</Trans>
            </Button>
            <Button
              size="lg"
              icon={Copy}
              onClick={() =>
                void platform.clipboard.write(number).then((isCopied) =>
                  notify({
                    id: 'order',
                    tone: isCopied ? 'good' : 'destructive',
                    title: isCopied ? t`Number copied` : t`This device can’t copy`,
                  }),
                )
              }
            >
              <Trans>Copy number</Trans>
            </Button>
          </div>
        </div>
      </Card>
      <Card title={t`Lines`} isFlush>
        <List label={t`Lines`}>
          {order.lines.map((line) => (
            <ListRow
              key={line.id}
              title={<bdi className="wrap-anywhere">{line.description}</bdi>}
              trailing={`${money.quantity(line.quantity)} ${line.unit}`}
            />
          ))}
        </List>
        {total > 0 && (
          <p className="flex justify-between border-t border-line px-4 py-3 font-semibold tabular-nums md:px-5">
            <Trans>Total</Trans>
            <span>{money.amount(total)}</span>
          </p>
        )}
      </Card>
      {item.progress.state === 'attention' && (
        <Link to="/needs-attention" className={buttonStyles()}>
          <Trans>See what needs attention</Trans>
        </Link>
      )}
    </>
  );
}

function SyncState({ kept: { item } }: { readonly kept: KeptOrder }) {
  if (item.progress.state === 'attention') {
    return (
      <StatusBadge tone="danger">
        <Trans>Needs attention</Trans>
      </StatusBadge>
    );
  }
  return isUnsent(item) ? (
    <StatusBadge tone="attention">
      <Trans>Waiting to sync</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="done">
      <Trans>Synced</Trans>
    </StatusBadge>
  );
}
