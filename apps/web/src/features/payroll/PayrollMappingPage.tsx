import { Trans, useLingui } from '@lingui/react/macro';
import { payrollSystems } from '@muster/contract/payroll';
import { describeError } from '../../data/errors/words.ts';
import { oneOf } from '../../kit/list/list-params.ts';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Select } from '../../ui/Select.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { MappingForm } from './MappingForm.tsx';
import { mappingParts } from './mapping-rows.ts';
import { usePayrollMapping } from './payroll-queries.ts';
import { usePayrollWords } from './use-payroll-words.ts';

const params = { system: oneOf(payrollSystems), part: oneOf(mappingParts) };

/** `/payroll/mapping`: what each payroll system calls people, work and earnings. */
export function PayrollMappingPage() {
  const { t, i18n } = useLingui();
  const words = usePayrollWords();
  const search = useListSearch(params, 'system');
  const system = search.values.system ?? 'generic';
  const read = usePayrollMapping(system);
  return (
    <div className="flex w-full max-w-reading min-w-0 flex-col gap-5">
      <Breadcrumb>
        <Crumb to="/payroll">
          <Trans>Payroll</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Payroll names</Trans>}
        description={<Trans>What your payroll system calls people, work and earnings.</Trans>}
      />
      <Select
        label={t`Payroll system`}
        className="max-w-96"
        value={system}
        onChange={({ target }) =>
          search.show({ system: payrollSystems.find((each) => each === target.value) })
        }
        options={payrollSystems.map((value) => ({ value, label: words.system(value) }))}
      />
      {read.data === undefined ? (
        <Card isFlush>
          {read.isError ? (
            <ErrorState
              title={t`Couldn’t load the payroll names`}
              onRetry={() => void read.refetch()}
            >
              {i18n._(describeError(read.error))}
            </ErrorState>
          ) : (
            <SkeletonRows count={8} />
          )}
        </Card>
      ) : (
        <MappingForm
          key={system}
          mapping={read.data}
          part={search.values.part ?? 'people'}
          onPart={(part) => search.change({ part })}
        />
      )}
    </div>
  );
}
