import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderLabel, OrderDecision } from '@muster/contract/purchase-orders';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../../data/data-context.tsx';
import { DataError } from '../../../data/errors/data-error.ts';
import { describeError } from '../../../data/errors/words.ts';
import { FormError } from '../../../kit/form/FormError.tsx';
import { PageForm } from '../../../kit/form/PageForm.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useMoneyWords } from '../use-money-words.ts';
import { useOrderWords } from '../use-order-words.ts';
import { askOrderLink } from './order-link-query.ts';

type Shown = Extract<Awaited<ReturnType<typeof askOrderLink>>, { readonly verdict: 'ok' }>;
type Decided = { readonly label: OrderLabel; readonly missing: number };

/**
 * `/order-link#{token}`: an order waiting for the approval of the person who got the email. Opening it changes nothing;
 * one press approves or rejects it.
 */
export function OrderLinkPage() {
  const { t, i18n } = useLingui();
  const data = useData();
  const token = useLinkToken();
  const [decided, setDecided] = useState<Decided | null>(null);
  const read = useQuery({
    queryKey: ['order_link', token],
    queryFn: () => askOrderLink(data, token, { act: 'read' }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    enabled: decided === null,
  });
  if (decided !== null) return <Decision decided={decided} />;
  if (read.isPending) {
    return (
      <>
        <h1 className="sr-only">{t`Purchase order`}</h1>
        <Spinner />
      </>
    );
  }
  if (read.isError) {
    const isDead = read.error instanceof DataError && read.error.code === 'link_not_valid';
    return (
      <div className="space-y-5">
        <h1 className="text-28 font-semibold tracking-title">{t`Purchase order`}</h1>
        {isDead ? (
          <Banner tone="attention" title={<Trans>This link no longer works</Trans>}>
            <Trans>
              The order may have changed, or someone decided it already. Sign in to see it.
            </Trans>
          </Banner>
        ) : (
          <ErrorState
            title={<Trans>Couldn’t load the order</Trans>}
            onRetry={() => void read.refetch()}
          >
            {i18n._(describeError(read.error))}
          </ErrorState>
        )}
        <Link to="/approvals" className={buttonStyles({ size: 'lg', block: true })}>
          <Trans>Sign in</Trans>
        </Link>
      </div>
    );
  }
  return read.data.verdict === 'ok' ? (
    <Order shown={read.data} token={token} onDecided={setDecided} />
  ) : null;
}

/** Returns the token from the address's fragment, which is never sent to a server. */
function useLinkToken(): string {
  return useLocation({ select: ({ hash }) => hash });
}

function Order({
  shown,
  token,
  onDecided,
}: {
  readonly shown: Shown;
  readonly token: string;
  readonly onDecided: (decided: Decided) => void;
}) {
  const { t } = useLingui();
  const data = useData();
  const money = useMoneyWords(shown.currency);
  const words = useOrderWords();
  const [asked, setAsked] = useState<'return' | 'reject' | null>(null);
  const form = useForm({
    stored: { reason: '' },
    fields: { reason: { label: t`Why?`, wrong: t`Say why.` } },
    schema: z
      .object({ reason: z.string().check(z.trim(), z.maxLength(1000)) })
      .check(z.refine(({ reason }) => asked === null || reason !== '', { path: ['reason'] })),
    save: async ({ reason }) => {
      const act: OrderDecision = asked ?? 'approve';
      const answer = await askOrderLink(data, token, {
        act,
        reason: reason === '' ? null : reason,
      });
      if (answer.verdict === 'applied') onDecided(answer);
    },
  });
  const facts = [
    { key: t`Vendor`, value: shown.vendor },
    { key: t`Project`, value: shown.project },
    { key: t`Needed by`, value: shown.needed_by === null ? null : words.day(shown.needed_by) },
    { key: t`Ordered by`, value: shown.author },
  ].filter(({ value }) => value !== null);
  return (
    <div className="space-y-5">
      <header>
        <p className="text-14 text-ink-3">
          <bdi>{shown.company}</bdi>
        </p>
        <h1 className="text-28 font-semibold tracking-title tabular-nums">
          <Trans>Order {shown.number}</Trans>
        </h1>
        <p className="text-22 font-semibold tabular-nums">{money.amount(shown.total_cents)}</p>
      </header>
      <Card>
        <KeyValue items={facts.map(({ key, value }) => ({ key, value: <bdi>{value}</bdi> }))} />
      </Card>
      <Card title={t`Lines`} isFlush>
        <List label={t`Lines`}>
          {numbered(shown.lines).map(({ key, description, quantity, unit, amount_cents }) => (
            <ListRow
              key={key}
              title={<bdi className="wrap-anywhere">{description}</bdi>}
              detail={<bdi>{`${money.quantity(quantity)} ${unit}`}</bdi>}
              trailing={<span className="tabular-nums">{money.amount(amount_cents)}</span>}
            />
          ))}
        </List>
      </Card>
      {shown.needs_sign_in ? (
        <>
          <Banner tone="info">
            <Trans>This amount needs you to sign in before you decide.</Trans>
          </Banner>
          <Link
            to="/purchase-orders/$orderId"
            params={{ orderId: shown.order_id }}
            className={buttonStyles({ variant: 'primary', size: 'lg', block: true })}
          >
            <Trans>Sign in and decide</Trans>
          </Link>
        </>
      ) : (
        <PageForm form={form} className="space-y-4">
          <FormError form={form} title={<Trans>Nothing was changed</Trans>} />
          {asked !== null && <TextArea {...form.text('reason')} rows={2} maxLength={1000} />}
          <div className="grid gap-2">
            <Button type="submit" variant="primary" size="lg" block isBusy={form.isSaving}>
              {asked === null ? (
                <Trans>Approve</Trans>
              ) : asked === 'return' ? (
                <Trans>Return order</Trans>
              ) : (
                <Trans>Reject order</Trans>
              )}
            </Button>
            {asked === null ? (
              <div className="grid grid-cols-2 gap-2">
                <Button size="lg" onClick={() => setAsked('return')}>
                  <Trans>Return</Trans>
                </Button>
                <Button size="lg" onClick={() => setAsked('reject')}>
                  <Trans>Reject</Trans>
                </Button>
              </div>
            ) : (
              <Button size="lg" onClick={() => setAsked(null)}>
                <Trans>Back</Trans>
              </Button>
            )}
          </div>
        </PageForm>
      )}
    </div>
  );
}

function Decision({ decided }: { readonly decided: Decided }) {
  const words = useOrderWords();
  return (
    <div className="space-y-5">
      <h1 className="text-28 font-semibold tracking-title">
        {decided.label === 'returned' || decided.label === 'rejected' ? (
          words.label(decided.label)
        ) : (
          <Trans>You approved this order</Trans>
        )}
      </h1>
      <p className="text-ink-2">
        {decided.missing > 0 ? (
          <Trans>One more person has to approve it.</Trans>
        ) : (
          <Trans>You can close this page.</Trans>
        )}
      </p>
    </div>
  );
}

/** Adds keys, since the lines behind a link have no ids. */
function numbered<Line extends object>(lines: readonly Line[]) {
  return lines.map((line, at) => ({ ...line, key: at }));
}
