import { Trans, useLingui } from '@lingui/react/macro';
import type { RiskMatrix } from '@muster/contract/safety';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useData } from '../../data/data-context.tsx';
import { queryKey } from '../../data/query/keys.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';
import { matrixSubject, type ReadMatrix } from './matrix-query.ts';
import { MatrixTable } from './MatrixTable.tsx';
import { wrongMatrixFields } from './wrong-matrix-fields.ts';

/** An admin sets where each band begins and how many days there are to fix it. */
export function MatrixForm({ read }: { readonly read: ReadMatrix }) {
  const { t, i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const offlineReason = useNeedsNetwork();
  const [matrix, setMatrix] = useState(read.matrix);
  const save = useVerdictMutation({
    change: (changed: RiskMatrix, { send }) =>
      send('save_risk_matrix', { revision: read.revision, matrix: changed }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(user_id, matrixSubject) }),
  });
  const wrong = wrongMatrixFields(matrix);
  const submit = async () => {
    if (wrong.size > 0) return;
    try {
      await save.mutateAsync(matrix);
      void notify({ id: 'matrix', tone: 'good', title: t`Risk matrix saved` });
    } catch (error) {
      void notify({
        id: 'matrix',
        tone: 'destructive',
        title: t`The risk matrix was not saved`,
        body: i18n._(describeError(error)),
      });
    }
  };
  const field = (key: keyof RiskMatrix, label: string, error: string) => (
    <TextField
      key={key}
      label={label}
      type="number"
      inputMode="numeric"
      value={Number.isNaN(matrix[key]) ? '' : matrix[key]}
      error={wrong.has(key) ? error : undefined}
      onChange={(event) => setMatrix({ ...matrix, [key]: event.target.valueAsNumber })}
    />
  );
  const order = t`Each band starts higher than the one before, up to 25.`;
  const days = t`Between 0 and 365 days.`;
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Card title={t`How risk is rated`}>
        <div className="space-y-5">
          {/* While a number is being typed, the table shows what is in effect. */}
          <MatrixTable matrix={wrong.size === 0 ? matrix : read.matrix} />
          <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
            {field('moderate_from', t`Moderate risk from`, order)}
            {field('high_from', t`High risk from`, order)}
            {field('stop_work_from', t`Stop work from`, order)}
          </div>
          <p className="text-14 text-ink-3">
            <Trans>What could kill someone is always at least high risk.</Trans>
          </p>
        </div>
      </Card>
      <Card title={t`Days until due`}>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {field('low_days', t`Low risk`, days)}
          {field('moderate_days', t`Moderate risk`, days)}
          {field('high_days', t`High risk`, days)}
          {field('stop_work_days', t`Stop work`, days)}
        </div>
      </Card>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBusy={save.isPending}
        disabledReason={offlineReason}
      >
        <Trans>Save risk matrix</Trans>
      </Button>
    </form>
  );
}
