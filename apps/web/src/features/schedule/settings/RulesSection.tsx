import { Trans, useLingui } from '@lingui/react/macro';
import type { ScheduleRules } from '@muster/contract/schedule';
import * as z from 'zod/mini';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { PageForm } from '../../../kit/form/PageForm.tsx';
import { SaveBar } from '../../../kit/form/SaveBar.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { VersionChoice } from '../../../ui/form/VersionChoice.tsx';
import { notify } from '../../../ui/notices.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { LoadedSection } from './LoadedSection.tsx';
import { rulesQuery } from './settings-queries.ts';
import { hoursText, minutesOf } from './hours-text.ts';
import { useSettingChange } from './use-setting-change.ts';

/** Settings for schedule warnings, shift claims and swaps. */
export function RulesSection() {
  const { user_id } = useIdentity();
  return (
    <LoadedSection result={useSnapshotQuery(rulesQuery(user_id))}>
      {({ rules }) => <RulesForm rules={rules} />}
    </LoadedSection>
  );
}

/** Hours as typed; empty means no warning. */
const hours = z.string().check(
  z.trim(),
  z.regex(/^(\d{1,3}([.,]\d{1,2})?)?$/),
  z.refine((text) => text === '' || minutesOf(text) <= 7 * 24 * 60),
);

const schema = z.object({
  rest: hours,
  notice: hours,
  claims: z.enum(['first_come', 'approval']),
  swaps_need_approval: z.boolean(),
});

function RulesForm({ rules }: { readonly rules: ScheduleRules }) {
  const { t } = useLingui();
  const change = useSettingChange();
  const form = useForm({
    stored: {
      rest: hoursText(rules.rest_minutes),
      notice: hoursText(rules.notice_minutes),
      claims: rules.claims,
      swaps_need_approval: rules.swaps_need_approval,
    },
    version: rules.version,
    fields: {
      rest: { label: t`Rest between shifts (hours)`, wrong: t`Enter hours, such as 10.` },
      notice: { label: t`Notice before a shift (hours)`, wrong: t`Enter hours, such as 24.` },
      claims: { label: t`Open shifts` },
      swaps_need_approval: { label: t`Swaps` },
    },
    schema,
    refused: { rest_minutes: { field: 'rest' }, notice_minutes: { field: 'notice' } },
    save: (typed, version) =>
      change.mutateAsync({
        call: 'save_schedule_rules',
        parameters: {
          version,
          rules: {
            rest_minutes: typed.rest === '' ? null : minutesOf(typed.rest),
            notice_minutes: typed.notice === '' ? null : minutesOf(typed.notice),
            claims: typed.claims,
            swaps_need_approval: typed.swaps_need_approval,
          },
        },
      }),
    onSaved: () => void notify({ id: 'settings', tone: 'good', title: t`Your settings are saved` }),
  });
  return (
    <PageForm form={form}>
      {form.conflict !== null && <VersionChoice {...form.conflict} />}
      <Card>
        <div className="space-y-5">
          <TextField
            {...form.text('rest')}
            inputMode="decimal"
            hint={t`Schedulers get a warning if there’s less rest than this. Leave blank for no warning.`}
          />
          <TextField
            {...form.text('notice')}
            inputMode="decimal"
            hint={t`Schedulers get a warning if a shift is published with less notice. Leave blank for no warning.`}
          />
          <RadioGroup
            {...form.value('claims')}
            options={[
              {
                value: 'first_come',
                label: t`First come, first served`,
                detail: t`Claims with a warning still need a crew lead’s approval.`,
              },
              { value: 'approval', label: t`A crew lead approves each claim` },
            ]}
          />
          <Checkbox
            label={t`Crew leads approve swaps`}
            detail={t`Otherwise, a swap within a crew takes effect once both coworkers agree.`}
            checked={form.values.swaps_need_approval}
            onChange={(event) => form.change({ swaps_need_approval: event.target.checked })}
          />
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
