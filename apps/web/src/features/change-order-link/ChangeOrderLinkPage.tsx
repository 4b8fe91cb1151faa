import { Trans, useLingui } from '@lingui/react/macro';
import type { ShownChangeOrder } from '@muster/contract/change-orders';
import { amountText } from '@muster/domain/money/decimal-text';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { askChangeOrderLink } from './change-order-link-query.ts';

/**
 * `/change-order#{secret}`: a change order for the customer, who has no account. Opening it changes nothing; one press
 * answers.
 */
export function ChangeOrderLinkPage() {
  const { t, i18n } = useLingui();
  const data = useData();
  // From the fragment of the address, which no server is sent.
  const secret = useLocation({ select: ({ hash }) => hash });
  const read = useQuery({
    queryKey: ['change_order_link', secret],
    queryFn: () => askChangeOrderLink(data, { act: 'read', secret }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const [answered, setAnswered] = useState<ShownChangeOrder | null>(null);
  const shown = answered ?? read.data;
  if (shown !== undefined) {
    return (
      <ChangeOrder
        shown={shown}
        secret={secret}
        onAnswered={setAnswered}
        onOvertaken={() => void read.refetch()}
      />
    );
  }
  if (read.isError) {
    const isDead = read.error instanceof DataError && read.error.code === 'link_not_valid';
    return (
      <div className="space-y-5">
        <h1 className="text-28 font-semibold tracking-title">{t`Change order`}</h1>
        {isDead ? (
          <Banner tone="attention" title={<Trans>This link doesn’t work</Trans>}>
            <Trans>
              It’s wrong, has expired or was replaced. Ask whoever sent it for a new one.
            </Trans>
          </Banner>
        ) : (
          <ErrorState
            title={<Trans>Couldn’t load the change order</Trans>}
            onRetry={() => void read.refetch()}
          >
            {i18n._(describeError(read.error))}
          </ErrorState>
        )}
      </div>
    );
  }
  return (
    <>
      <h1 className="sr-only">{t`Change order`}</h1>
      <Spinner />
    </>
  );
}

type ChangeOrderProps = {
  readonly shown: ShownChangeOrder;
  readonly secret: string;
  readonly onAnswered: (shown: ShownChangeOrder) => void;
  readonly onOvertaken: () => void;
};

function ChangeOrder({ shown, secret, onAnswered, onOvertaken }: ChangeOrderProps) {
  const { t, i18n } = useLingui();
  const [asks, setAsks] = useState<'approve' | 'decline' | null>(null);
  const day = (date: string) =>
    i18n.date(`${date}T00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' });
  return (
    <div className="space-y-5">
      <header className="space-y-1">
        <p className="text-14 text-ink-3">
          <bdi>{shown.company}</bdi> · <bdi>{shown.project}</bdi>
        </p>
        <p className="text-ink-2 tabular-nums">
          <Trans>Change order #{shown.number}</Trans>
        </p>
        <h1 className="text-28 leading-title font-semibold tracking-title wrap-anywhere">
          <bdi>{shown.title}</bdi>
        </h1>
        <p className="text-22 font-semibold tabular-nums">
          {amountText(shown.price, shown.currency, i18n.locales ?? i18n.locale)}
        </p>
      </header>
      {shown.state !== 'sent' && <Answered shown={shown} />}
      {shown.scope !== null && (
        <Card title={t`Scope of work`}>
          <p className="wrap-anywhere whitespace-pre-line">
            <bdi>{shown.scope}</bdi>
          </p>
        </Card>
      )}
      {shown.tickets.length > 0 && (
        <Card title={t`Signed tickets`} isFlush>
          <List label={t`Signed tickets`}>
            {shown.tickets.map(({ number, code, day: date, what }) => (
              <ListRow
                key={number}
                title={
                  <span className="wrap-anywhere">
                    <span className="text-ink-3 tabular-nums">#{number}</span> <bdi>{what}</bdi>
                  </span>
                }
                detail={`${day(date)} · ${code}`}
              />
            ))}
          </List>
        </Card>
      )}
      {shown.state === 'sent' &&
        (asks === null ? (
          <div className="grid gap-2">
            <Button variant="primary" size="lg" block onClick={() => setAsks('approve')}>
              <Trans>Approve and sign</Trans>
            </Button>
            <Button size="lg" block onClick={() => setAsks('decline')}>
              <Trans>Decline</Trans>
            </Button>
          </div>
        ) : (
          <AnswerForm
            key={asks}
            act={asks}
            secret={secret}
            version={shown.version}
            onAnswered={onAnswered}
            onOvertaken={onOvertaken}
            onBack={() => setAsks(null)}
          />
        ))}
    </div>
  );
}

function Answered({ shown }: { readonly shown: ShownChangeOrder }) {
  const times = useTimeWords();
  if (shown.decided_at === null) return null;
  const at = times.dayAndTime(Date.parse(shown.decided_at), readerZone());
  const name = shown.signer_name;
  return shown.state === 'approved' ? (
    <Banner tone="info" title={<Trans>Approved. Thank you.</Trans>}>
      <Trans>
        Signed by <bdi>{name}</bdi>, {at}
      </Trans>
    </Banner>
  ) : (
    <Banner tone="info" title={<Trans>Declined</Trans>}>
      <Trans>
        By <bdi>{name}</bdi>, {at}
      </Trans>
    </Banner>
  );
}
