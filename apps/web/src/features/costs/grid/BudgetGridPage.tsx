import { Trans } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { BudgetPage } from '../BudgetPage.tsx';
import { BudgetGrid } from './BudgetGrid.tsx';

/** `/admin/projects/{projectId}/cost/budget`: the lines of a budget that is not active yet, in a grid. */
export function BudgetGridPage() {
  const { projectId = '' } = useParams({ strict: false });
  const { everyCostCode } = useJobs();
  return (
    <BudgetPage
      title={<Trans>Budget</Trans>}
      description={
        <Trans>
          Type in the cells or paste them from a spreadsheet. Enter and the arrow keys move up and
          down.
        </Trans>
      }
    >
      {(budget) => <BudgetGrid projectId={projectId} budget={budget} codes={everyCostCode} />}
    </BudgetPage>
  );
}
