import { Trans, useLingui } from '@lingui/react/macro';
import { overtimeSetNames } from '@muster/contract/overtime-sets';
import type { PayTermsFacts, PayTermsList } from '@muster/contract/pay-records';
import { breakTermNames } from '@muster/contract/pay-terms';
import { payKinds } from '@muster/domain/pay/pay-facts';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { valuesReadBy } from '../../kit/form/form-schemas.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { currencies } from '../../ui/money/currencies.ts';
import { Picker } from '../../ui/Picker.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useZoneOptions } from '../../ui/time/use-zone-options.ts';
import { zoneText } from '../../ui/time/zone-options.ts';
import { hasSalary, type PayTermsValues, resolveTerms, termsDraftOf } from './pay-terms-draft.ts';
import { payTermsKey } from './pay-terms-query.ts';
import { usePayWords } from './use-pay-words.ts';

type PayTermsSheetProps = {
  readonly person: { readonly person_id: string; readonly name: string };
  readonly list: PayTermsList;
  readonly onClose: () => void;
};

const salaryPeriods = ['week', 'biweek', 'semimonth', 'month', 'year'] as const;

/** A form for a person's pay terms from a given day. */
export function PayTermsSheet({ person, list, onClose }: PayTermsSheetProps) {
  const { t, i18n } = useLingui();
  const words = usePayWords();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const [latest] = list.terms;
  const [stored] = useState(() => termsDraftOf(list));
  const save = useVerdictMutation({
    change: (
      parameters: { readonly person_id: string; valid_from: string; facts: PayTermsFacts },
      { send },
    ) => send('save_pay_terms', parameters),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: payTermsKey(user_id, person.person_id) }),
  });
  const form = useForm({
    stored,
    fields: {
      kind: { label: t`Pay type` },
      classification: { label: t`Classification` },
      overtime: { label: t`Overtime` },
      breaks: { label: t`Breaks` },
      time_zone: { label: t`Time zone` },
      salary: { label: t`Salary`, wrong: t`Enter an amount with up to two decimal places.` },
      per: { label: t`Salary period` },
      hours_per_week: {
        label: t`Hours per week`,
        wrong: t`Enter whole hours, from 1 to 168.`,
      },
      currency: { label: t`Currency` },
      valid_from: {
        label: t`Effective date`,
        wrong: t`Choose a date no more than two years from today.`,
      },
    },
    schema: valuesReadBy((values: PayTermsValues) => {
      const resolved = resolveTerms(values, latest, i18n.locales ?? i18n.locale);
      return 'facts' in resolved
        ? { facts: { facts: resolved.facts, valid_from: values.valid_from } }
        : resolved;
    }),
    refused: { day_locked: { field: 'valid_from' } },
    save: async (output) => save.mutateAsync({ person_id: person.person_id, ...output }),
    onSaved: onClose,
  });
  const { values } = form;
  const companyOption = { value: 'company', label: t`Same as the company` };
  const withOwn = (names: readonly string[], chosen: string) =>
    names.includes(chosen) || chosen === 'company' ? names : [...names, chosen];
  const { value: kind, onChange: changeKind, ...kindTexts } = form.value('kind');
  const zone = form.value('time_zone');
  const companyZone = zoneText(i18n.locale, list.company_zone);
  return (
    <FormSheet
      form={form}
      height="tall"
      title={t`Change pay terms`}
      description={person.name}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <Select
        {...kindTexts}
        options={payKinds.map((value) => ({ value, label: words.kind(value) }))}
        value={kind}
        onChange={(event) =>
          changeKind(payKinds.find((one) => one === event.target.value) ?? values.kind)
        }
      />
      {hasSalary(values.kind) && (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
            <TextField
              {...form.text('salary')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
            />
            <Select
              {...form.text('currency')}
              options={currencies.map((each) => ({ value: each, label: each }))}
            />
          </div>
          <div className="grid grid-cols-2 gap-3">
            <Select
              {...form.text('per')}
              options={salaryPeriods.map((value) => ({ value, label: words.per(value) }))}
            />
            <TextField {...form.text('hours_per_week')} inputMode="numeric" maxLength={3} />
          </div>
        </>
      )}
      <TextField
        {...form.text('classification')}
        labelDetail={t`optional`}
        maxLength={100}
        hint={t`The trade on certified payroll, such as electrician. You can set job rates by trade.`}
      />
      <Select
        {...form.text('overtime')}
        options={[
          companyOption,
          ...withOwn(overtimeSetNames, values.overtime).map((value) => ({
            value,
            label: words.set(value),
          })),
        ]}
      />
      <Select
        {...form.text('breaks')}
        options={[
          companyOption,
          ...withOwn(breakTermNames, values.breaks).map((value) => ({
            value,
            label: words.set(value),
          })),
        ]}
      />
      <Picker
        {...zone}
        title={t`Choose a time zone`}
        placeholder={t`Same as the company: ${companyZone}`}
        searchLabel={t`Search time zones`}
        emptyText={t`No time zone matches. Try a large city nearby.`}
        noneLabel={t`Same as the company: ${companyZone}`}
        options={useZoneOptions(zone.value ?? '')}
      />
      <TextField
        {...form.text('valid_from')}
        type="date"
        min={list.first_free_day}
        hint={
          values.valid_from !== '' && values.valid_from < list.today
            ? t`Hours worked since ${words.day(values.valid_from)} will be recalculated.`
            : t`Nothing changes until then.`
        }
      />
    </FormSheet>
  );
}
