import { Trans, useLingui } from '@lingui/react/macro';
import {
  type CertifiedGap,
  type CertifiedPayroll,
  type CertifiedWorker,
  gapsOfWorker,
} from '@muster/contract/certified-payroll';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { Hours } from '../Hours.tsx';
import { FiguresSheet } from './FiguresSheet.tsx';

type CertifiedWorkersProps = { readonly payroll: CertifiedPayroll; readonly from: string };

/** Everyone on a certified payroll, with anything that is still missing for each. */
export function CertifiedWorkers({ payroll, from }: CertifiedWorkersProps) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<CertifiedWorker | null>(null);
  const gapWords: Readonly<Record<CertifiedGap, string>> = {
    worker_number: t`employee number`,
    worker_kind: t`journeyworker or apprentice`,
    apprentice_level: t`level of progression`,
    classification: t`classification`,
    rate: t`rate`,
    days: t`hours by day that match the pay`,
    fringe_credit: t`fringe benefit credit`,
    fringe_plan: t`benefit plan for the credit`,
    deductions: t`deductions`,
    other_note: t`description of other deductions`,
    net_pay: t`net pay`,
  };
  return (
    <Card
      title={t`People`}
      description={<Trans>Enter deductions and net pay from your payroll system.</Trans>}
      actions={
        <Link
          to="/payroll/$from/certified/$week/import"
          params={{ from, week: payroll.week_from }}
          search={{ project: payroll.project.id }}
          className={buttonStyles({ size: 'sm' })}
        >
          <Trans>Import a file</Trans>
        </Link>
      }
      isFlush
    >
      <List label={t`People on this certified payroll`}>
        {payroll.workers.map((worker) => {
          const missing = gapsOfWorker(worker, payroll).map((gap) => gapWords[gap]);
          const list = missing.join(', ');
          const name = `${worker.first_name} ${worker.last_name}`.trim();
          const hours = (
            <Hours
              minutes={worker.lines.reduce(
                (sum, { regular, overtime, double }) => sum + regular + overtime + double,
                0,
              )}
            />
          );
          return (
            <ListRow
              key={worker.person_id}
              leading={<PersonAvatar name={name} personId={worker.person_id} size="sm" />}
              title={<bdi>{name}</bdi>}
              detail={
                <>
                  {/* On a phone the text needs the row's whole width. */}
                  {isPhone && <>{hours} · </>}
                  {missing.length === 0 ? <Trans>Complete</Trans> : <Trans>Missing: {list}</Trans>}
                </>
              }
              {...(!isPhone && { trailing: hours })}
              onPress={() => setOpened(worker)}
            />
          );
        })}
      </List>
      {opened !== null && (
        <FiguresSheet
          worker={opened}
          plans={payroll.contract.fringe_plans}
          weekFrom={payroll.week_from}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}
