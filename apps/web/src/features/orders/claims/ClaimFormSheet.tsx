import { Trans, useLingui } from '@lingui/react/macro';
import {
  claimLimits,
  type ClaimFacts,
  type ClaimRow,
  type MadeClaimKind,
  madeClaimKinds,
} from '@muster/contract/claims';
import { quantityDecimals } from '@muster/domain/money/amounts';
import { decimalText } from '@muster/domain/money/decimal-text';
import { useState } from 'react';
import { useClock } from '../../../data/clock/use-clock.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { valuesReadBy } from '../../../kit/form/form-schemas.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useSavedNotice } from '../../../kit/kept/use-saved-notice.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { JobFields } from '../JobFields.tsx';
import { useMoneyWords } from '../use-money-words.ts';
import { useOrderWords } from '../use-order-words.ts';
import { usePurchasingChange } from '../use-purchasing-change.ts';
import { type ClaimDraft, expectedCents, rateOn, resolveClaim } from './claim-draft.ts';
import { claimsQuery, type FoundClaims } from './claim-queries.ts';
import { useClaimChange } from './use-claim-change.ts';
import { useClaimWords } from './use-claim-words.ts';

type ClaimFormSheetProps = {
  /** The proposal from the clock that is corrected before it is claimed. */
  readonly proposal?: ClaimFacts;
  /** The existing claim that is edited. */
  readonly claim?: ClaimRow;
  readonly onClose: () => void;
};

/** A form that claims mileage or a per diem, online or offline, or edits a claim. */
export function ClaimFormSheet(props: ClaimFormSheetProps) {
  const { user_id } = useIdentity();
  const clock = useClock();
  const { isSettled } = useJobs();
  const mine = useSnapshotQuery(claimsQuery(user_id, 'mine'));
  // The form's first values come from the device, so wait until they are loaded.
  if (clock.status === 'loading' || mine.status === 'loading' || !isSettled) return null;
  return (
    <LoadedSheet
      {...props}
      job={clock.clock.open ?? clock.clock.entries[0]}
      known={mine.status === 'ready' ? mine.data : null}
    />
  );
}

function LoadedSheet({
  proposal,
  claim,
  job,
  known,
  onClose,
}: ClaimFormSheetProps & {
  readonly job:
    | { readonly projectId: string | null; readonly costCodeId: string | null }
    | undefined;
  readonly known: FoundClaims | null;
}) {
  const { t } = useLingui();
  const { clock } = useData();
  const { projects } = useJobs();
  const words = useClaimWords();
  const money = useMoneyWords(known?.currency ?? 'USD');
  const { day } = useOrderWords();
  const change = usePurchasingChange();
  const { record } = useClaimChange();
  const saySaved = useSavedNotice();
  const rates = known?.rates ?? [];
  // Offer only the kinds that the company has rates for, or every kind if it has none.
  const kinds = madeClaimKinds.filter(
    (kind) => rates.length === 0 || rates.some((rate) => rate.kind === kind),
  );
  // One id for all retries, so that saving twice creates one claim.
  const [id] = useState(() => claim?.id ?? randomId());
  const [stored] = useState((): ClaimDraft => {
    const typed = (thousandths: number | null | undefined) =>
      thousandths == null
        ? ''
        : decimalText(thousandths, quantityDecimals, money.region, { useGrouping: false });
    const facts = claim === undefined ? proposal : factsOf(claim);
    return {
      kind: facts?.kind ?? kinds[0] ?? 'mileage',
      day: facts?.day ?? new Date(clock.nowMs()).toLocaleDateString('sv'),
      project_id:
        facts?.project_id ??
        job?.projectId ??
        (projects.length === 1 ? (projects[0]?.id ?? null) : null),
      cost_code_id: facts === undefined ? (job?.costCodeId ?? null) : facts.cost_code_id,
      measure: facts?.odometer_to == null ? 'distance' : 'odometer',
      quantity: typed(facts?.quantity),
      odometer_from: typed(facts?.odometer_from),
      odometer_to: typed(facts?.odometer_to),
      from_site_id: facts?.from_site_id ?? null,
      to_site_id: facts?.to_site_id ?? null,
      is_edge_day: facts?.is_edge_day ?? false,
      note: facts?.note ?? '',
    };
  });
  const form = useForm({
    stored,
    version: claim?.version,
    fields: {
      kind: { label: t`Kind`, show: words.kind },
      day: { label: t`Day`, wrong: t`Choose the day.`, show: day },
      project_id: {
        label: t`Project`,
        wrong: t`Choose a project.`,
        show: (value) => projects.find((each) => each.id === value)?.name ?? '',
      },
      cost_code_id: { label: t`Cost code`, wrong: t`Choose another cost code.` },
      measure: { label: t`How far?` },
      quantity: { label: t`Distance`, wrong: t`Enter a distance, such as 18.5.` },
      odometer_from: { label: t`Odometer at the start`, wrong: t`Enter what the odometer showed.` },
      odometer_to: { label: t`Odometer at the end`, wrong: t`Enter more than at the start.` },
      from_site_id: { label: t`From` },
      to_site_id: { label: t`To` },
      is_edge_day: { label: t`First or last day away` },
      note: { label: t`Note` },
    },
    schema: valuesReadBy((values: ClaimDraft) => resolveClaim(values, money.region)),
    refused: {
      no_rate: { words: t`The company pays nothing for this on that day.`, field: 'day' },
      taken: { words: t`You have already claimed this day.`, field: 'day' },
    },
    save: (facts, _, typed): Promise<{ readonly verdict: string }> =>
      claim === undefined
        ? record({ id, facts, title: titleOf(facts), typed })
        : change.mutateAsync({
            call: 'save_claim',
            parameters: { claim_id: claim.id, version: claim.version, facts },
          }),
    onSaved: (made) => {
      saySaved(made, {
        id: 'claim',
        title: claim?.state === 'returned' ? t`Claim sent again` : t`Claim saved`,
      });
      onClose();
    },
  });
  const { kind, measure } = form.values;
  const rate = rateOn(rates, kind, form.values.day);
  const unit = rate?.unit ?? 'mi';
  const resolved = resolveClaim(form.values, money.region);
  const cents =
    rate === null || !('facts' in resolved) ? null : expectedCents(resolved.facts, rate);
  function titleOf(facts: ClaimFacts): string {
    const given =
      facts.odometer_from === null || facts.odometer_to === null
        ? facts.quantity
        : facts.odometer_to - facts.odometer_from;
    return words.what({ ...facts, quantity: given, unit, from_site: null, to_site: null });
  }
  const isReturned = claim?.state === 'returned';
  const edge = rate?.edge_percent ?? 100;
  return (
    <FormSheet
      form={form}
      title={claim === undefined ? t`Add claim` : t`Change claim`}
      description={isReturned && <bdi>{claim.reason}</bdi>}
      action={isReturned ? <Trans>Send again</Trans> : <Trans>Save claim</Trans>}
      worksOffline={claim === undefined}
      onClose={onClose}
    >
      {claim === undefined && kinds.length > 1 && (
        <SegmentedControl<MadeClaimKind>
          label={t`Kind`}
          value={kind}
          onChange={(value) => form.change({ kind: value })}
          options={kinds.map((value) => ({ value, label: words.kind(value) }))}
        />
      )}
      {kind === 'mileage' && (
        <>
          <SegmentedControl
            label={t`How far?`}
            value={measure}
            onChange={(value) => form.change({ measure: value })}
            options={[
              { value: 'distance' as const, label: t`Distance` },
              { value: 'odometer' as const, label: t`Odometer` },
            ]}
          />
          {measure === 'distance' ? (
            <TextField
              {...form.text('quantity')}
              labelDetail={unit}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
            />
          ) : (
            <div className="grid grid-cols-2 items-end gap-3 max-[359px]:grid-cols-1">
              <TextField
                {...form.text('odometer_from')}
                labelDetail={unit}
                inputMode="decimal"
                autoComplete="off"
                maxLength={14}
              />
              <TextField
                {...form.text('odometer_to')}
                labelDetail={unit}
                inputMode="decimal"
                autoComplete="off"
                maxLength={14}
              />
            </div>
          )}
        </>
      )}
      <TextField {...form.text('day')} type="date" />
      <JobFields project={form.value('project_id')} costCode={form.value('cost_code_id')} />
      {kind === 'per_diem' && edge < 100 && (
        <Checkbox
          label={t`First or last day away`}
          detail={t`It pays ${edge}% of a day.`}
          checked={form.values.is_edge_day}
          onChange={({ target }) => form.change({ is_edge_day: target.checked })}
        />
      )}
      <TextField {...form.text('note')} labelDetail={t`optional`} maxLength={claimLimits.note} />
      <p className="text-14 text-ink-2" aria-live="polite">
        {rate === null ? (
          <Trans>The rate of that day isn’t known here.</Trans>
        ) : cents === null ? (
          `${money.price(rate.rate)} ${words.unit(rate.unit)}`
        ) : (
          <Trans>
            Pays {money.amount(cents)} at {money.price(rate.rate)} {words.unit(rate.unit)}, once
            approved.
          </Trans>
        )}
      </p>
    </FormSheet>
  );
}

function factsOf(claim: ClaimRow): ClaimFacts {
  return {
    kind: claim.kind === 'per_diem' ? 'per_diem' : 'mileage',
    day: claim.day,
    project_id: claim.project.id,
    cost_code_id: claim.cost_code?.id ?? null,
    quantity: claim.odometer_to === null ? claim.quantity : null,
    odometer_from: claim.odometer_from,
    odometer_to: claim.odometer_to,
    from_site_id: claim.from_site?.id ?? null,
    to_site_id: claim.to_site?.id ?? null,
    is_edge_day: claim.is_edge_day,
    note: claim.note,
  };
}
