import { Trans, useLingui } from '@lingui/react/macro';
import type { RiskMatrix } from '@muster/contract/safety';
import * as z from 'zod/mini';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useData } from '../../../data/data-context.tsx';
import { queryKey } from '../../../data/query/keys.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { FormError } from '../../../kit/form/FormError.tsx';
import { LeaveGuard } from '../../../kit/form/LeaveGuard.tsx';
import { PageForm } from '../../../kit/form/PageForm.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { VersionChoice } from '../../../ui/form/VersionChoice.tsx';
import { notify } from '../../../ui/notices.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { matrixSubject, type ReadMatrix } from './matrix-query.ts';
import { MatrixTable } from './MatrixTable.tsx';
import { wrongMatrixFields } from './wrong-matrix-fields.ts';

const schema = z.custom<RiskMatrix>().check((context) => {
  for (const field of wrongMatrixFields(context.value)) {
    context.issues.push({ code: 'custom', input: context.value, path: [field] });
  }
});

/** An admin sets where each band begins and how many days there are to fix it. */
export function MatrixForm({ read }: { readonly read: ReadMatrix }) {
  const { t } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const offlineReason = useNeedsNetwork();
  const order = t`Each level must start higher than the one before it, and no higher than 25.`;
  const days = t`Enter 0 to 365 days.`;
  const save = useVerdictMutation({
    change: (
      changed: { readonly revision: ReadMatrix['revision']; readonly matrix: RiskMatrix },
      { send },
    ) => send('save_risk_matrix', changed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(user_id, matrixSubject) }),
  });
  const form = useForm({
    stored: read.matrix,
    version: read.revision,
    fields: {
      moderate_from: { label: t`Minimum score for moderate risk`, wrong: order, show: String },
      high_from: { label: t`Minimum score for high risk`, wrong: order, show: String },
      stop_work_from: { label: t`Minimum score for stop work`, wrong: order, show: String },
      low_days: { label: t`Low risk`, wrong: days, show: String },
      moderate_days: { label: t`Moderate risk`, wrong: days, show: String },
      high_days: { label: t`High risk`, wrong: days, show: String },
      stop_work_days: { label: t`Stop work`, wrong: days, show: String },
    },
    schema,
    save: (matrix, revision = read.revision) => save.mutateAsync({ revision, matrix }),
    onSaved: () => void notify({ id: 'matrix', tone: 'good', title: t`Risk matrix saved` }),
  });
  const isRight = wrongMatrixFields(form.values).size === 0;
  const field = (key: keyof RiskMatrix) => {
    const { value, onChange, ...texts } = form.value(key);
    return (
      <TextField
        key={key}
        {...texts}
        type="number"
        inputMode="numeric"
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    );
  };
  return (
    <PageForm form={form}>
      {form.conflict !== null && <VersionChoice {...form.conflict} />}
      <Card title={t`How risk is rated`}>
        <div className="space-y-5">
          {/* While a number is being typed, the table shows what is in effect. */}
          <MatrixTable matrix={isRight ? form.values : read.matrix} />
          <div className="grid grid-cols-1 items-end gap-4 md:grid-cols-3">
            {field('moderate_from')}
            {field('high_from')}
            {field('stop_work_from')}
          </div>
          <p className="text-14 text-ink-3">
            <Trans>Anything that could kill someone is always at least high risk.</Trans>
          </p>
        </div>
      </Card>
      <Card title={t`Days until due`}>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {field('low_days')}
          {field('moderate_days')}
          {field('high_days')}
          {field('stop_work_days')}
        </div>
      </Card>
      <FormError form={form} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBusy={form.isSaving}
        disabledReason={offlineReason}
      >
        <Trans>Save risk matrix</Trans>
      </Button>
      <LeaveGuard isChanged={form.isChanged} />
    </PageForm>
  );
}
