import { Trans, useLingui } from '@lingui/react/macro';
import { changeOrderLimits } from '@muster/contract/change-orders';
import Plus from 'lucide-react/icons/plus';
import { DataError } from '../../../data/errors/data-error.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { FormError } from '../../../kit/form/FormError.tsx';
import { LeaveGuard } from '../../../kit/form/LeaveGuard.tsx';
import { PageForm } from '../../../kit/form/PageForm.tsx';
import { valuesCheckedBy } from '../../../kit/form/form-schemas.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useCostWords } from '../use-cost-words.ts';
import { ChangeLineFields } from './ChangeLineFields.tsx';
import {
  type ChangeDraft,
  newChangeLine,
  readChangeDraft,
  withTicket,
} from './change-order-draft.ts';
import { TicketsField } from './TicketsField.tsx';
import { useChangeOrderChange } from './use-change-order-change.ts';

type ChangeOrderFormProps = {
  readonly projectId: string;
  readonly changeOrderId: string;
  /** The version that was read; 0 for a new change order. */
  readonly version: number;
  readonly stored: ChangeDraft;
  readonly currency: string;
  readonly onSaved: () => unknown;
};

/** Edits the customer's text and price, and the cost to the company. */
export function ChangeOrderForm({
  projectId,
  changeOrderId,
  version,
  stored,
  currency,
  onSaved,
}: ChangeOrderFormProps) {
  const { t } = useLingui();
  const words = useCostWords();
  const offlineReason = useNeedsNetwork();
  const change = useChangeOrderChange();
  const form = useForm({
    stored,
    fields: {
      title: { label: t`Title`, wrong: t`Enter a title.` },
      scope: { label: t`Scope of work` },
      price: { label: t`Price`, wrong: t`Enter an amount with up to two decimal places.` },
      markup: { label: t`Markup`, wrong: t`Enter a percentage with up to two decimal places.` },
      lines: { label: t`Cost`, wrong: t`Check the marked lines.` },
      ticket_ids: { label: t`Signed tickets` },
    },
    schema: valuesCheckedBy((draft: ChangeDraft) =>
      readChangeDraft(draft, words.locale).wrong.map((path) =>
        path.filter((part) => part !== undefined),
      ),
    ),
    save: async (draft) => {
      const { facts } = readChangeDraft(draft, words.locale);
      const answer = await change.mutateAsync({
        call: 'save_change_order',
        parameters: { change_order_id: changeOrderId, project_id: projectId, version, facts },
      });
      // A cost code was removed in the meantime.
      if (answer.verdict === 'flawed') {
        throw new DataError({
          kind: 'refused',
          code: 'invalid_input',
          message: 'flawed',
          detail: 'lines',
        });
      }
    },
    onSaved,
  });
  const { values } = form;
  const { facts, cost } = readChangeDraft(values, words.locale);
  const markup = facts.price - cost;
  const price = form.text('price');
  const percent = cost === 0 ? null : Math.round((markup / Math.abs(cost)) * 1000) / 10;
  return (
    <PageForm form={form}>
      <Card title={t`For the customer`}>
        <div className="space-y-5">
          <TextField {...form.text('title')} maxLength={changeOrderLimits.title} />
          <TextArea
            {...form.text('scope')}
            labelDetail={t`optional`}
            rows={4}
            maxLength={changeOrderLimits.scope}
          />
        </div>
      </Card>
      <Card title={t`Signed tickets`}>
        <TicketsField
          projectId={projectId}
          changeOrderId={changeOrderId}
          chosen={values.ticket_ids}
          onAdd={(ticket) => form.change((now) => withTicket(now, ticket, words.typed))}
          onRemove={(ticketId) =>
            form.change((now) => ({ ticket_ids: now.ticket_ids.filter((id) => id !== ticketId) }))
          }
        />
      </Card>
      <Card title={t`Cost`} description={<Trans>The customer never sees it.</Trans>}>
        <div className="space-y-4">
          <ol aria-label={t`Lines`} className="space-y-4">
            {values.lines.map((line, row) => (
              <li key={line.id}>
                <ChangeLineFields
                  line={line}
                  row={row}
                  currency={currency}
                  isWrong={(name) =>
                    form.wrongPaths.some(
                      (path) => path[0] === 'lines' && path[1] === row && path[2] === name,
                    )
                  }
                  onChange={(part) =>
                    form.change((now) => ({
                      lines: now.lines.map((one) =>
                        one.id === line.id ? { ...one, ...part } : one,
                      ),
                    }))
                  }
                  onRemove={() =>
                    form.change((now) => ({ lines: now.lines.filter(({ id }) => id !== line.id) }))
                  }
                />
              </li>
            ))}
          </ol>
          <Button
            icon={Plus}
            disabledReason={
              values.lines.length >= changeOrderLimits.lines
                ? t`A change order has at most ${changeOrderLimits.lines} lines.`
                : null
            }
            onClick={() =>
              form.change((now) => ({
                lines: [...now.lines, newChangeLine(now.lines.length === 0 ? 'L' : 'M')],
              }))
            }
          >
            <Trans>Add line</Trans>
          </Button>
        </div>
      </Card>
      <Card title={t`Price`}>
        <div className="space-y-4">
          <div className="grid items-start gap-3 md:grid-cols-2">
            <TextField
              {...form.text('markup')}
              labelDetail="%"
              inputMode="decimal"
              autoComplete="off"
              maxLength={9}
              hint={t`Sets the price from the cost. Leave it empty to type the price.`}
            />
            <TextField
              {...price}
              labelDetail={currency}
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              hint={t`What the customer pays. Less than zero is a credit.`}
              value={values.markup.trim() === '' ? price.value : words.typed(facts.price, 2) || '0'}
              onChange={({ target }) => form.change({ price: target.value, markup: '' })}
            />
          </div>
          <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
            {(
              [
                [t`Cost`, words.money(cost, currency)],
                [
                  t`Markup`,
                  percent === null
                    ? words.money(markup, currency)
                    : `${words.money(markup, currency)} (${percent}%)`,
                ],
                [t`Price`, words.money(facts.price, currency)],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <dt className="text-14 text-ink-3">{label}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
      <FormError form={form} title={<Trans>Not saved</Trans>} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBusy={form.isSaving}
        disabledReason={offlineReason}
      >
        <Trans>Save change order</Trans>
      </Button>
      <LeaveGuard isChanged={form.isChanged} />
    </PageForm>
  );
}
