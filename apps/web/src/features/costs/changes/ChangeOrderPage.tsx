import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeOrderPage as Page } from '@muster/contract/change-orders';
import { Link, useParams } from '@tanstack/react-router';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { SignatureImage } from '../../../ui/signature/SignatureImage.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useLiveCosts } from '../cost-queries.ts';
import { useCostWords } from '../use-cost-words.ts';
import { useChangeOrder } from './change-order-queries.ts';
import { ChangeOrderActions } from './ChangeOrderActions.tsx';
import { ChangeOrderBadge } from './ChangeOrderBadge.tsx';
import { ChangeOrderFrame } from './ChangeOrderFrame.tsx';

/** `{project}/changes/{changeOrderId}`: the customer's price, the cost, and the customer's answer. */
export function ChangeOrderPage() {
  const { changeOrderId = '' } = useParams({ strict: false });
  useLiveCosts();
  return (
    <ChangeOrderFrame query={useChangeOrder(changeOrderId)}>
      {(page) => <ChangeOrder page={page} />}
    </ChangeOrderFrame>
  );
}

function ChangeOrder({ page }: { readonly page: Page }) {
  const { t } = useLingui();
  const words = useCostWords();
  const times = useTimeWords();
  const { change_order: order, currency, lines, tickets } = page;
  const money = (amount: number) => words.money(amount, currency);
  const at = (instant: string) => times.dayAndTime(Date.parse(instant), readerZone());
  return (
    <>
      <header className="space-y-3">
        <p className="text-ink-3 tabular-nums">
          <Trans>Change order #{order.number}</Trans>
        </p>
        <h1 className="text-28 leading-title font-semibold tracking-title wrap-anywhere">
          <bdi>{order.title}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
          <ChangeOrderBadge state={order.state} />
          <span>
            <Trans>
              By <bdi>{order.author.name}</bdi>
            </Trans>
          </span>
          {page.link !== null && order.state === 'sent' && (
            <span>
              <Trans>Link works until {at(page.link.expires_at)}</Trans>
            </span>
          )}
          {page.link?.mail != null && page.link.mail_state !== 'failed' && (
            <span className="wrap-anywhere">
              {page.link.mail_state === 'queued' ? (
                <Trans>
                  Emailing <bdi>{page.link.mail}</bdi>
                </Trans>
              ) : (
                <Trans>
                  Emailed to <bdi>{page.link.mail}</bdi>
                </Trans>
              )}
            </span>
          )}
        </p>
      </header>
      {page.link?.mail_state === 'failed' && (
        <Banner
          tone="attention"
          title={
            <Trans>
              Couldn’t email <bdi>{page.link.mail}</bdi>
            </Trans>
          }
        >
          <Trans>Check the address and make a new link, or send the link yourself.</Trans>
        </Banner>
      )}
      {order.voided_at !== null && (
        <Banner
          tone="attention"
          title={
            <Trans>
              Voided by <bdi>{order.voided_by?.name}</bdi>, {at(order.voided_at)}
            </Trans>
          }
        >
          <bdi className="wrap-anywhere">{order.void_reason}</bdi>
        </Banner>
      )}
      <ChangeOrderActions page={page} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-5">
          {order.scope !== null && (
            <Card title={t`Scope of work`}>
              <p className="wrap-anywhere whitespace-pre-line">
                <bdi>{order.scope}</bdi>
              </p>
            </Card>
          )}
          <Card title={t`Cost`} description={<Trans>The customer never sees it.</Trans>} isFlush>
            {lines.length === 0 && (
              <p className="px-4 py-4 text-ink-2 md:px-5">
                <Trans>No cost on this change order.</Trans>
              </p>
            )}
            <List label={t`Cost`}>
              {lines.map((line) => (
                <ListRow
                  key={`${line.cost_code_id} ${line.cost_type}`}
                  title={
                    <span className="wrap-anywhere">
                      <span className="text-ink-2 tabular-nums">{line.code}</span>{' '}
                      <bdi>{line.name}</bdi>
                    </span>
                  }
                  detail={[
                    words.type(line.cost_type),
                    ...(line.hours === 0 ? [] : [t`${words.number(line.hours)} hours`]),
                    ...(line.quantity === 0 ? [] : [t`Quantity ${words.number(line.quantity)}`]),
                  ].join(' · ')}
                  trailing={money(line.amount)}
                />
              ))}
            </List>
          </Card>
          {tickets.length > 0 && (
            <Card title={t`Signed tickets`} isFlush>
              <List label={t`Signed tickets`}>
                {tickets.map((ticket) => (
                  <ListRow
                    key={ticket.id}
                    title={
                      <span className="line-clamp-2 wrap-anywhere">
                        <span className="text-ink-3 tabular-nums">#{ticket.number}</span>{' '}
                        <bdi>{ticket.what}</bdi>
                      </span>
                    }
                    detail={words.day(ticket.day)}
                    render={(row) => (
                      <Link
                        to="/construction/tickets/$ticketId"
                        params={{ ticketId: ticket.id }}
                        {...row}
                      />
                    )}
                  />
                ))}
              </List>
            </Card>
          )}
        </div>
        <div className="min-w-0 space-y-5">
          <Card title={t`Price`}>
            <KeyValue
              items={[
                { key: t`Cost`, value: money(order.cost) },
                { key: t`Markup`, value: money(order.price - order.cost) },
                {
                  key: t`Price`,
                  value: <span className="font-semibold">{money(order.price)}</span>,
                },
              ]}
            />
          </Card>
          {order.decided_at !== null && <Answer order={order} at={at(order.decided_at)} />}
        </div>
      </div>
    </>
  );
}

type AnswerProps = { readonly order: Page['change_order']; readonly at: string };

/** The customer's answer and who gave it. */
function Answer({ order, at }: AnswerProps) {
  const { t } = useLingui();
  const name = order.signer_name ?? '';
  return (
    <Card title={t`Customer’s answer`}>
      <div className="space-y-3">
        {order.drawing !== null && (
          <div className="text-ink-1 [&_svg]:h-24 [&_svg]:max-w-72">
            <SignatureImage drawing={order.drawing} label={t`Signature of ${name}`} />
          </div>
        )}
        <div>
          <bdi className="block font-medium wrap-anywhere">{name}</bdi>
          {order.signer_role !== null && (
            <bdi className="block wrap-anywhere text-ink-2">{order.signer_role}</bdi>
          )}
          <p className="text-14 text-ink-3">
            {order.decided_by === null ? (
              <Trans>{at}, on the public page</Trans>
            ) : (
              <Trans>
                {at}, recorded by <bdi>{order.decided_by.name}</bdi>
              </Trans>
            )}
          </p>
        </div>
        {order.decision_note !== null && (
          <p className="wrap-anywhere whitespace-pre-line">
            <bdi>{order.decision_note}</bdi>
          </p>
        )}
      </div>
    </Card>
  );
}
