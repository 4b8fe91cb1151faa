import { Trans, useLingui } from '@lingui/react/macro';
import type { Incident } from '@muster/contract/incidents';
import HardHat from 'lucide-react/icons/hard-hat';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { EstablishmentCard } from './EstablishmentCard.tsx';
import { EstablishmentSheet } from './EstablishmentSheet.tsx';
import { IncidentList } from './IncidentList.tsx';
import { IncidentSheet } from './IncidentSheet.tsx';
import { oshaLogQuery } from './osha-log-query.ts';

/** Forms are kept five years (29 CFR 1904.33). */
const keptYears = 6;

/** `/safety/incidents`: what happened to people, and the OSHA forms by establishment. Admins only. */
export function IncidentsPage() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const { clock } = useData();
  const [thisYear] = useState(() => new Date(clock.nowMs()).getFullYear());
  const [year, setYear] = useState(thisYear);
  const [open, setOpen] = useState<Incident | 'new' | 'establishment' | null>(null);
  const read = useSnapshotQuery(oshaLogQuery(user_id, year));
  const log = read.status === 'ready' ? read.data : null;
  const establishments = log?.establishments ?? [];
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/safety">
          <Trans>Hazards</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Incidents</Trans>}
        actions={
          establishments.length > 0 && (
            <>
              <Button
                variant="primary"
                icon={Plus}
                className="max-md:w-full"
                onClick={() => setOpen('new')}
              >
                <Trans>Record incident</Trans>
              </Button>
              <Button className="max-md:w-full" onClick={() => setOpen('establishment')}>
                <Trans>New establishment</Trans>
              </Button>
            </>
          )
        }
      />
      <Select
        label={t`Year`}
        className="max-w-40"
        value={String(year)}
        options={Array.from({ length: keptYears }, (_, back) => String(thisYear - back)).map(
          (value) => ({ value, label: value }),
        )}
        onChange={(event) => setYear(Number(event.target.value))}
      />
      {read.status === 'loading' && (
        <Card isFlush>
          <SkeletonRows count={4} />
        </Card>
      )}
      {read.status === 'failed' && (
        <ErrorState title={t`Couldn’t load the incidents`} onRetry={read.retry}>
          {i18n._(describeError(read.error))}
        </ErrorState>
      )}
      {log !== null && establishments.length === 0 && (
        <Card>
          <EmptyState
            icon={HardHat}
            action={
              <Button variant="primary" onClick={() => setOpen('establishment')}>
                <Trans>Add establishment</Trans>
              </Button>
            }
          >
            <Trans>OSHA logs are kept by establishment. Add the first one.</Trans>
          </EmptyState>
        </Card>
      )}
      {log !== null && establishments.length > 0 && (
        <>
          <IncidentList year={year} incidents={log.incidents} onOpen={setOpen} />
          {establishments.map((establishment) => (
            <EstablishmentCard
              key={establishment.id}
              company={log.company}
              establishment={establishment}
              year={year}
              incidents={log.incidents.filter(
                ({ establishment_id, is_recordable }) =>
                  establishment_id === establishment.id && is_recordable,
              )}
            />
          ))}
        </>
      )}
      {open === 'establishment' && (
        <EstablishmentSheet establishment={null} onClose={() => setOpen(null)} />
      )}
      {open !== null && open !== 'establishment' && (
        <IncidentSheet
          incident={open === 'new' ? null : open}
          establishments={establishments}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
