import { Trans, useLingui } from '@lingui/react/macro';
import { gapsOfContract, gapsOfWorker } from '@muster/contract/certified-payroll';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { PdfButton } from '../../../kit/pdf/PdfButton.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { CertifiedWorkers } from './CertifiedWorkers.tsx';
import { useCertifiedPayroll } from './certified-queries.ts';
import { ContractSheet } from './ContractSheet.tsx';
import { PlansCard } from './PlansCard.tsx';
import { ProgramsCard } from './ProgramsCard.tsx';
import { useContractLabels } from './use-contract-labels.ts';

type CertifiedPayrollViewProps = {
  /** The pay period in which the week is looked up. */
  readonly from: string;
  readonly projectId: string;
  readonly weekFrom: string;
};

/** A week of a project: its contract, its people, anything that is missing, and the document. */
export function CertifiedPayrollView({ from, projectId, weekFrom }: CertifiedPayrollViewProps) {
  const { t, i18n } = useLingui();
  const labels = useContractLabels();
  const read = useCertifiedPayroll(projectId, weekFrom);
  const [isEditing, setEditing] = useState(false);
  const payroll = read.data;
  if (payroll === undefined) {
    return (
      <Card isFlush>
        {read.isError ? (
          <ErrorState
            title={t`Couldn’t load this certified payroll`}
            onRetry={() => void read.refetch()}
          >
            {i18n._(describeError(read.error))}
          </ErrorState>
        ) : (
          <SkeletonRows count={6} />
        )}
      </Card>
    );
  }
  const { contract, not_locked: notLocked } = payroll;
  const isComplete =
    gapsOfContract(payroll).length === 0 &&
    notLocked.length === 0 &&
    payroll.currencies.length <= 1 &&
    payroll.workers.every((worker) => gapsOfWorker(worker, payroll).length === 0);
  const names = notLocked.join(', ');
  return (
    <>
      {!isComplete && (
        <Banner tone="attention" title={<Trans>Not complete yet</Trans>}>
          {notLocked.length > 0 ? (
            <Trans>Unlocked time for {names} is left out.</Trans>
          ) : (
            <Trans>The PDF leaves missing details blank and says so.</Trans>
          )}
        </Banner>
      )}
      <div>
        <PdfButton
          fileName={`wh-347-${payroll.week_to}`}
          document={() => ({
            kind: 'certified_payroll',
            project_id: projectId,
            week_from: weekFrom,
          })}
        />
      </div>
      <Card title={t`Contract`}>
        <KeyValue
          items={(
            ['contract_number', 'prime_contractor', 'location', 'wage_determination'] as const
          ).map((name) => ({
            key: labels[name],
            value: <bdi className="break-words">{contract[name] ?? '–'}</bdi>,
          }))}
        />
        <div className="pt-3">
          <Button onClick={() => setEditing(true)}>
            <Trans>Edit contract</Trans>
          </Button>
        </div>
      </Card>
      <PlansCard payroll={payroll} />
      <ProgramsCard payroll={payroll} />
      <CertifiedWorkers payroll={payroll} from={from} />
      {isEditing && <ContractSheet payroll={payroll} onClose={() => setEditing(false)} />}
    </>
  );
}
