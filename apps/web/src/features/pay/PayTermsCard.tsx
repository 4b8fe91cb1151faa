import { Trans, useLingui } from '@lingui/react/macro';
import type { PayTermsList } from '@muster/contract/pay-records';
import { useState } from 'react';
import { amountText } from '@muster/domain/money/decimal-text';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { EffectiveTitle } from '../../kit/logged/EffectiveTitle.tsx';
import { LoggedCard } from '../../kit/logged/LoggedCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { notify } from '../../ui/notices.ts';
import { zoneText } from '../../ui/time/zone-options.ts';
import { payTermsKey, usePayTerms } from './pay-terms-query.ts';
import { PayTermsSheet } from './PayTermsSheet.tsx';
import { usePayWords } from './use-pay-words.ts';

type Person = { readonly person_id: string; readonly name: string };

/** A person's pay terms by effective date. They load only on demand, since the server logs each view. */
export function PayTermsCard({
  person,
  closedReason,
}: {
  readonly person: Person;
  /** The reason why the reader can't change them; null if they can. */
  readonly closedReason: string | null;
}) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <LoggedCard
      title={t`Pay terms`}
      showLabel={<Trans>Show pay terms</Trans>}
      addLabel={<Trans>Change pay terms</Trans>}
      closedReason={closedReason}
      failedTitle={<Trans>Couldn’t load the pay terms</Trans>}
      isShown={isShown}
      onShow={() => setShown(true)}
      query={usePayTerms(person.person_id, isShown)}
      renderRows={(list) => (
        <TermRows list={list} personId={person.person_id} closedReason={closedReason} />
      )}
      renderSheet={(list, onClose) => (
        <PayTermsSheet person={person} list={list} onClose={onClose} />
      )}
    />
  );
}

function TermRows({
  list,
  personId,
  closedReason,
}: {
  readonly list: PayTermsList;
  readonly personId: string;
  readonly closedReason: string | null;
}) {
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
        <Trans>Hourly, under company rules.</Trans>
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
            : `${amountText(salary.amount_cents, salary.currency, i18n.locales ?? i18n.locale)} ${words.per(salary.per)}`;
        return (
          <ListRow
            key={terms.id}
            title={
              <EffectiveTitle isCurrent={terms === current} isUpcoming={isUpcoming}>
                {[words.kind(terms.kind), amount].filter((part) => part !== null).join(' · ')}
              </EffectiveTitle>
            }
            detail={
              <span className="break-words">
                {[
                  t`starting ${words.day(terms.valid_from)}`,
                  terms.classification,
                  overtime === null ? null : t`Overtime: ${overtime}`,
                  breaks === null ? null : t`Breaks: ${breaks}`,
                  terms.time_zone === null ? null : zoneText(i18n.locale, terms.time_zone),
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
                  disabledReason={closedReason ?? offlineReason}
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
