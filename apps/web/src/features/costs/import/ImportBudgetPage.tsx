import { Trans } from '@lingui/react/macro';
import type { Budget } from '@muster/contract/job-costs';
import { useParams } from '@tanstack/react-router';
import { ImportWizard } from '../../../kit/import/ImportWizard.tsx';
import { BudgetPage } from '../BudgetPage.tsx';
import { useBudgetImport } from './use-budget-import.tsx';

/** `/admin/projects/{projectId}/cost/import`: a budget from a file or from cells, looked at before anything changes. */
export function ImportBudgetPage() {
  return (
    <BudgetPage title={<Trans>Import budget</Trans>}>
      {(budget) => <Wizard budget={budget} />}
    </BudgetPage>
  );
}

function Wizard({ budget }: { readonly budget: Budget }) {
  const { projectId = '' } = useParams({ strict: false });
  return <ImportWizard kind={useBudgetImport(projectId, budget.currency)} />;
}
