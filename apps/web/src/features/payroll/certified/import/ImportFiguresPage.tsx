import { Trans } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { ImportWizard } from '../../../../kit/import/ImportWizard.tsx';
import { matching } from '../../../../kit/list/list-params.ts';
import { useListSearch } from '../../../../kit/list/use-list-search.ts';
import { Breadcrumb, Crumb } from '../../../../kit/page/Breadcrumb.tsx';
import { PageHeader } from '../../../../ui/PageHeader.tsx';
import { usePayrollWords } from '../../use-payroll-words.ts';
import { useFiguresImport } from './use-figures-import.tsx';

const params = { project: matching(/^[0-9a-f-]{36}$/) };

/** `/payroll/$from/certified/$week/import`: deductions and net pay of a week from a file of the payroll system. */
export function ImportFiguresPage() {
  const { from = '', week = '' } = useParams({ strict: false });
  const words = usePayrollWords();
  const { project } = useListSearch(params).values;
  const kind = useFiguresImport({ from, week, project });
  return (
    <div className="w-full max-w-reading space-y-5">
      <Breadcrumb>
        <Crumb to="/payroll">
          <Trans>Payroll</Trans>
        </Crumb>
        <Crumb to="/payroll/$from" params={{ from }}>
          <Trans>Pay period</Trans>
        </Crumb>
        <Crumb to="/payroll/$from/certified" params={{ from }}>
          <Trans>Certified payroll</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Import deductions and net pay</Trans>}
        description={<Trans>Week of {words.day(week)}</Trans>}
      />
      <ImportWizard kind={kind} />
    </div>
  );
}
