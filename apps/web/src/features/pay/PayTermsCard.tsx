import { Trans, useLingui } from '@lingui/react/macro';
import type { PayTermsList } from '@muster/contract/pay-records';
import Eye from 'lucide-react/icons/eye';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { rateText } from '../../ui/money/rate-amount.ts';
import { notify } from '../../ui/notices.ts';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { payTermsKey, usePayTerms } from './pay-terms-query.ts';
import { PayTermsSheet } from './PayTermsSheet.tsx';
import { usePayWords } from './use-pay-words.ts';

type Person = { readonly person_id: string; readonly name: string };

/** What a person is paid by, by effective date; shown on demand, since the server keeps who looked. */
export function PayTermsCard({ person }: { readonly person: Person }) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const [isShown, setShown] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const terms = usePayTerms(person.person_id, isShown);
  return (
    <Card
      title={t`Pay terms`}
      description={<Trans>For admins only. Views are logged.</Trans>}
      isFlush
      {...(terms.data !== undefined && {
        actions: (
          <Button variant="quiet" size="sm" icon={Plus} onClick={() => setAdding(true)}>
            <Trans>Change pay terms</Trans>
          </Button>
        ),
      })}
    >
      {!isShown && (
        <div className="px-4 py-4 md:px-5">
          <Button icon={Eye} disabledReason={offlineReason} onClick={() => setShown(true)}>
            <Trans>Show pay terms</Trans>
          </Button>
        </div>
      )}
      {isShown && terms.isPending && <SkeletonRows count={2} />}
      {terms.isError && (
        <ErrorState
          title={<Trans>The pay terms couldn’t be loaded</Trans>}
          onRetry={() => void terms.refetch()}
        >
          {i18n._(describeError(terms.error))}
        </ErrorState>
      )}
      {terms.data !== undefined && <TermRows list={terms.data} personId={person.person_id} />}
      {isAdding && terms.data !== undefined && (
        <PayTermsSheet person={person} list={terms.data} onClose={() => setAdding(false)} />
      )}
    </Card>
  );
}

function TermRows({ list, personId }: { readonly list: PayTermsList; readonly personId: string }) {
  const { t, i18n } = useLingui();
  const words = usePayWords();
  const offlineReason = useNeedsNetwork();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const remove = useVerdictMutation({
    change: (termsId: string, { send }) => send('remove_pay_terms', { terms_id: termsId }),
    onError: (error) =>
      void notify({
        tone: 'destructive',
        title: t`Nothing was changed`,
        body: i18n._(describeError(error)),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: payTermsKey(user_id, personId) }),
  });
  if (list.terms.length === 0) {
    return (
      <p className="px-4 py-4 text-14 text-ink-3 md:px-5">
        <Trans>Hourly, by the company's rules.</Trans>
      </p>
    );
  }
  const current = list.terms.find(({ valid_from: from }) => from <= list.today);
  return (
    <List label={t`Pay terms`}>
      {list.terms.map((terms) => {
        const { salary } = terms;
        const isUpcoming = terms.valid_from > list.today;
        const set = (rule: { readonly set: string } | null) =>
          rule === null ? null : words.set(rule.set);
        const overtime = set(terms.overtime);
        const breaks = set(terms.breaks);
        const amount =
          salary === null
            ? null
            : `${rateText(salary.amount_cents * 100, salary.currency, i18n.locales ?? i18n.locale)} ${words.per(salary.per)}`;
        return (
          <ListRow
            key={terms.id}
            title={
              <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className={terms === current ? 'font-medium' : undefined}>
                  {[words.kind(terms.kind), amount].filter((part) => part !== null).join(' · ')}
                </span>
                {terms === current && (
                  <StatusBadge tone="running" look="plain">
                    <Trans>Now</Trans>
                  </StatusBadge>
                )}
                {isUpcoming && (
                  <StatusBadge tone="info" look="plain">
                    <Trans>Upcoming</Trans>
                  </StatusBadge>
                )}
              </span>
            }
            detail={
              <span className="break-words">
                {[
                  t`from ${words.day(terms.valid_from)} on`,
                  terms.classification,
                  overtime === null ? null : t`Overtime: ${overtime}`,
                  breaks === null ? null : t`Breaks: ${breaks}`,
                  terms.time_zone,
                  terms.changed_by === null ? null : t`set by ${terms.changed_by}`,
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
            }
            {...(isUpcoming && {
              trailing: (
                <Button
                  size="sm"
                  variant="dangerQuiet"
                  isBusy={remove.isPending}
                  disabledReason={offlineReason}
                  onClick={() => remove.mutate(terms.id)}
                >
                  <Trans>Remove</Trans>
                </Button>
              ),
            })}
          />
        );
      })}
    </List>
  );
}
