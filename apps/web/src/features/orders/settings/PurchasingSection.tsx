import { Trans, useLingui } from '@lingui/react/macro';
import { orderLimits } from '@muster/contract/purchase-orders';
import { amountDecimals } from '@muster/domain/money/amounts';
import { decimalText, parseAmount } from '@muster/domain/money/decimal-text';
import * as z from 'zod/mini';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { PageForm } from '../../../kit/form/PageForm.tsx';
import { SaveBar } from '../../../kit/form/SaveBar.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { VersionChoice } from '../../../ui/form/VersionChoice.tsx';
import { notify } from '../../../ui/notices.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useMoneyWords } from '../use-money-words.ts';
import { usePurchasingChange } from '../use-purchasing-change.ts';
import { ClaimRatesCard } from './ClaimRatesCard.tsx';
import { DelegationsCard } from './DelegationsCard.tsx';
import { LimitsCard } from './LimitsCard.tsx';
import { purchasingSettingsQuery, type ReadPurchasingSettings } from './settings-queries.ts';

/** Purchasing settings: approval limits and delegations, the rules that hold an order back, and claim rates. */
export function PurchasingSection() {
  const { i18n } = useLingui();
  const { user_id } = useIdentity();
  const result = useSnapshotQuery(purchasingSettingsQuery(user_id));
  if (result.status === 'loading') return <SkeletonRows count={6} />;
  if (result.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load the settings</Trans>} onRetry={result.retry}>
        {i18n._(describeError(result.error))}
      </ErrorState>
    );
  }
  const { data } = result;
  return (
    <div className="space-y-5">
      <SettingsForm read={data} />
      <ClaimRatesCard currency={data.currency} />
      <LimitsCard read={data} />
      <DelegationsCard read={data} />
    </div>
  );
}

function SettingsForm({ read }: { readonly read: ReadPurchasingSettings }) {
  const { t } = useLingui();
  const change = usePurchasingChange();
  const { region, amount } = useMoneyWords(read.currency);
  const { settings } = read;
  const typed = (cents: number | null) =>
    cents === null
      ? ''
      : decimalText(cents, amountDecimals, region, {
          useGrouping: false,
          minimumFractionDigits: 2,
        });
  const isAmount = (text: string) => {
    const cents = parseAmount(text, region);
    return cents !== null && cents >= 0 && cents <= orderLimits.amount;
  };
  const money = z.string().check(z.trim(), z.refine(isAmount));
  const wrong = t`Enter an amount, such as ${amount(250_000)}.`;
  const form = useForm({
    stored: {
      receipts_enabled: settings.receipts_enabled,
      requests_enabled: settings.requests_enabled,
      supervisor_limit_cents: typed(settings.supervisor_limit_cents),
      two_approvals_from_cents: typed(settings.two_approvals_from_cents),
      own_approval_up_to_cents: typed(settings.own_approval_up_to_cents),
      budget_rule: settings.budget_rule,
      insurance_rule: settings.insurance_rule,
    },
    version: read.version,
    fields: {
      receipts_enabled: { label: t`Receipts` },
      requests_enabled: { label: t`Requests` },
      supervisor_limit_cents: { label: t`Supervisors approve up to`, wrong },
      two_approvals_from_cents: { label: t`Two people approve from`, wrong },
      own_approval_up_to_cents: { label: t`Admins approve their own orders up to`, wrong },
      budget_rule: { label: t`Orders over budget` },
      insurance_rule: { label: t`Vendors whose insurance has expired` },
    },
    schema: z.object({
      receipts_enabled: z.boolean(),
      requests_enabled: z.boolean(),
      supervisor_limit_cents: money,
      two_approvals_from_cents: z.string().check(
        z.trim(),
        z.refine((text) => text.trim() === '' || isAmount(text)),
      ),
      own_approval_up_to_cents: money,
      budget_rule: z.enum(['warn', 'block']),
      insurance_rule: z.enum(['warn', 'block']),
    }),
    save: (values, version) => {
      const { two_approvals_from_cents: two } = values;
      return change.mutateAsync({
        call: 'save_purchasing_settings',
        parameters: {
          version,
          settings: {
            ...values,
            supervisor_limit_cents: parseAmount(values.supervisor_limit_cents, region),
            two_approvals_from_cents: two === '' ? null : parseAmount(two, region),
            own_approval_up_to_cents: parseAmount(values.own_approval_up_to_cents, region),
          },
        },
      });
    },
    onSaved: () => void notify({ id: 'settings', tone: 'good', title: t`Your settings are saved` }),
  });
  const warnOrBlock = [
    { value: 'warn' as const, label: t`Warn` },
    { value: 'block' as const, label: t`Block` },
  ];
  return (
    <PageForm form={form}>
      {form.conflict !== null && <VersionChoice {...form.conflict} />}
      <Card>
        <div className="space-y-5">
          <Checkbox
            label={t`Employees can request what they need`}
            detail={t`A supervisor or an admin turns a request into an order, or declines it.`}
            checked={form.values.requests_enabled}
            onChange={({ target }) => form.change({ requests_enabled: target.checked })}
          />
          <Checkbox
            label={t`Everyone can add receipts by photo`}
            detail={t`An admin approves them. Each is a cost of its project.`}
            checked={form.values.receipts_enabled}
            onChange={({ target }) => form.change({ receipts_enabled: target.checked })}
          />
          <TextField
            {...form.text('supervisor_limit_cents')}
            inputMode="decimal"
            maxLength={20}
            hint={t`Without a limit of their own. At 0 only admins approve.`}
          />
          <TextField
            {...form.text('two_approvals_from_cents')}
            inputMode="decimal"
            maxLength={20}
            hint={t`Once two people can approve. Leave blank to always ask for one approval.`}
          />
          <TextField
            {...form.text('own_approval_up_to_cents')}
            inputMode="decimal"
            maxLength={20}
            hint={t`Such orders are marked and can be listed.`}
          />
          <RadioGroup
            {...form.value('budget_rule')}
            options={[
              warnOrBlock[0]!,
              {
                ...warnOrBlock[1]!,
                detail: t`An admin can let an order pass with a reason.`,
              },
            ]}
          />
          <RadioGroup {...form.value('insurance_rule')} options={warnOrBlock} />
        </div>
      </Card>
      <SaveBar
        form={form}
        label={<Trans>Save</Trans>}
        isWrong={form.wrongPaths.length > 0}
        onReset={form.reset}
      />
    </PageForm>
  );
}
