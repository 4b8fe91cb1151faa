import { Trans, useLingui } from '@lingui/react/macro';
import { orderTotals } from '@muster/domain/money/order-totals';
import { orderLimits } from '@muster/contract/purchase-orders';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { FormError } from '../../../kit/form/FormError.tsx';
import { LeaveGuard } from '../../../kit/form/LeaveGuard.tsx';
import { PageForm } from '../../../kit/form/PageForm.tsx';
import { PhotosField } from '../../../kit/photos/PhotosField.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useMoneyWords } from '../use-money-words.ts';
import { LinesField } from './LinesField.tsx';
import { LiveCheck } from './LiveCheck.tsx';
import { readDraft } from './order-draft.ts';
import { TotalsFields } from './TotalsFields.tsx';
import type { OrderFormState } from './use-order-form.ts';
import { VendorField } from './VendorField.tsx';

type OrderFormProps = {
  readonly orderId: string;
  readonly state: OrderFormState;
  readonly currency: string;
  /** Placed at a counter now, with one of the device's numbers. */
  readonly isCounter: boolean;
  /** Only a draft can be kept as one. */
  readonly mayKeepDraft: boolean;
};

/** The fields of an order and the buttons that send it. */
export function OrderForm({ orderId, state, currency, isCounter, mayKeepDraft }: OrderFormProps) {
  const { t } = useLingui();
  const { everyProject, projects } = useJobs();
  const { region } = useMoneyWords(currency);
  const offlineReason = useNeedsNetwork(!isCounter);
  const { form, aimFor, isWrong, asksOverride, leavePhotos } = state;
  const { values } = form;
  const { order } = readDraft(values, isCounter ? 'counter' : 'submit', region);
  const totals = orderTotals(order);
  const vendor = form.value('vendor_id');
  const project = form.value('project_id');
  const offered = everyProject.filter(
    ({ id }) => id === project.value || projects.some((one) => one.id === id),
  );
  return (
    <PageForm form={form}>
      <Card>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <VendorField {...vendor} />
          <Picker
            {...project}
            labelDetail={t`optional`}
            icon={FolderKanban}
            placeholder={t`Choose a project`}
            title={t`Choose a project`}
            searchLabel={t`Search projects`}
            emptyText={t`No project found.`}
            noneLabel={t`No project`}
            options={offered.map(({ id, name, number }) => ({
              value: id,
              label: name,
              detail: number ?? undefined,
            }))}
          />
          {!isCounter && (
            <>
              <TextField
                {...form.text('ship_to')}
                labelDetail={t`optional`}
                placeholder={t`Job site, gate 2`}
                maxLength={orderLimits.shipTo}
              />
              <TextField {...form.text('needed_by')} labelDetail={t`optional`} type="date" />
            </>
          )}
        </div>
      </Card>
      <Card title={t`Lines`}>
        <LinesField
          lines={values.lines}
          onChange={(lines) => form.change({ lines })}
          currency={currency}
          isPriceOptional={isCounter}
          isWrong={isWrong}
        />
      </Card>
      <Card title={t`Total`}>
        <TotalsFields form={form} totals={totals} currency={currency} />
      </Card>
      <Card title={t`Notes and photos`}>
        <div className="space-y-5">
          <TextArea
            {...form.text('vendor_note')}
            labelDetail={t`optional`}
            hint={t`Printed on the order.`}
            rows={2}
            maxLength={orderLimits.note}
          />
          <TextArea
            {...form.text('note')}
            labelDetail={t`optional`}
            hint={t`The vendor never sees it.`}
            rows={2}
            maxLength={orderLimits.note}
          />
          <PhotosField
            photos={values.photos}
            onChange={(next) => form.change(({ photos }) => ({ photos: next(photos) }))}
          />
        </div>
      </Card>
      {!isCounter && <LiveCheck orderId={orderId} draft={values} currency={currency} />}
      {asksOverride && (
        <TextArea
          {...form.text('override_reason')}
          hint={t`As an admin, you can let this order go over budget. Your reason is kept.`}
          rows={2}
          maxLength={orderLimits.reason}
        />
      )}
      {form.isOutOfRoom && values.photos.length > 0 ? (
        <Banner tone="danger" title={<Trans>Not saved</Trans>}>
          <p>{form.error}</p>
          <Button type="submit" size="sm" isBusy={form.isSaving} onClick={leavePhotos}>
            <Trans>Save without the photos</Trans>
          </Button>
        </Banner>
      ) : (
        <FormError form={form} title={<Trans>Not saved</Trans>} />
      )}
      <div className="flex flex-wrap items-start gap-2 max-md:sticky max-md:bottom-16 max-md:typing:static max-md:z-10 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-surface-0 max-md:px-4 max-md:py-3 max-md:*:grow">
        {isCounter ? (
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isBusy={form.isSaving}
            onClick={() => aimFor('counter')}
          >
            <Trans>Order with a number</Trans>
          </Button>
        ) : (
          <>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              isBusy={form.isSaving}
              disabledReason={offlineReason}
              onClick={() => aimFor('submit')}
            >
              <Trans>Submit</Trans>
            </Button>
            {mayKeepDraft && (
              <Button
                type="submit"
                size="lg"
                isBusy={form.isSaving}
                disabledReason={offlineReason}
                onClick={() => aimFor('draft')}
              >
                <Trans>Save draft</Trans>
              </Button>
            )}
          </>
        )}
      </div>
      <LeaveGuard isChanged={form.isChanged} />
    </PageForm>
  );
}
