import { Trans, useLingui } from '@lingui/react/macro';
import type { CertifiedPayroll } from '@muster/contract/certified-payroll';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { ProgramSheet } from './ProgramSheet.tsx';
import { useAgencies } from './use-agencies.ts';

const most = 6;

/** The registered programs of the apprentices on this project. */
export function ProgramsCard({ payroll }: { readonly payroll: CertifiedPayroll }) {
  const { t } = useLingui();
  const agencies = useAgencies();
  const programs = payroll.contract.apprentice_programs;
  const [place, setPlace] = useState<number | null>(null);
  return (
    <Card
      title={t`Apprenticeship programs`}
      description={<Trans>Required if you pay anyone as a registered apprentice.</Trans>}
      isFlush
    >
      {programs.length > 0 && (
        <List label={t`Apprenticeship programs`}>
          {programs.map((program, index) => (
            <ListRow
              key={`${program.name} ${program.classification}`}
              title={<bdi className="break-words">{program.name}</bdi>}
              detail={`${program.classification} · ${agencies[program.registered_with]}`}
              onPress={() => setPlace(index)}
            />
          ))}
        </List>
      )}
      {programs.length < most && (
        <div className="px-4 py-3 md:px-5">
          <Button onClick={() => setPlace(programs.length)}>
            <Trans>Add program</Trans>
          </Button>
        </div>
      )}
      {place !== null && (
        <ProgramSheet payroll={payroll} place={place} onClose={() => setPlace(null)} />
      )}
    </Card>
  );
}
