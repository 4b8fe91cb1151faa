import { Trans, useLingui } from '@lingui/react/macro';
import type { OverdueChecks as Overdue } from '@muster/contract/checklists';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { overdueChecksQuery } from './overdue-checks-query.ts';
import { useChecklistWords } from '../use-checklist-words.ts';
import { useLiveChecklists } from '../use-live-checklists.ts';

/** Checklists that are due and equipment whose service is overdue; each is done on its own page. */
export function OverdueChecks() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const words = useChecklistWords();
  useLiveChecklists();
  const read = useSnapshotQuery(overdueChecksQuery(user_id));
  const day = useDayWords();
  if (read.status === 'loading') return <SkeletonRows count={2} />;
  if (read.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load what’s overdue</Trans>} onRetry={read.retry}>
        {i18n._(describeError(read.error))}
      </ErrorState>
    );
  }
  const { checks, services } = read.data;
  if (checks.length + services.length === 0) return null;
  return (
    <Card isFlush>
      <List label={t`Overdue checks and service`}>
        {checks.map((check) => (
          <CheckRow
            key={`${check.template_id} ${check.equipment?.id ?? check.project.id}`}
            check={check}
            title={words.text(check.title)}
            last={check.last_on === null ? t`Never done` : t`Last done ${day(check.last_on)}`}
          />
        ))}
        {services.map((piece) => (
          <ListRow
            key={piece.id}
            title={<bdi className="wrap-anywhere">{piece.name}</bdi>}
            detail={
              piece.service_on === null || (piece.service_meter ?? piece.meter + 1) <= piece.meter
                ? t`Service overdue`
                : t`Service was due ${day(piece.service_on)}`
            }
            trailing={<Trans>Show</Trans>}
            render={(row) => (
              <Link
                to="/construction/equipment/$equipmentId"
                params={{ equipmentId: piece.id }}
                {...row}
              />
            )}
          />
        ))}
      </List>
    </Card>
  );
}

type CheckRowProps = {
  readonly check: Overdue['checks'][number];
  readonly title: string;
  readonly last: string;
};

function CheckRow({ check, title, last }: CheckRowProps) {
  const [newId] = useState(randomId);
  const { equipment, project, template_id } = check;
  return (
    <ListRow
      title={<bdi className="wrap-anywhere">{title}</bdi>}
      detail={
        <bdi>
          {[equipment?.name, project.name, last].filter((part) => part != null).join(' · ')}
        </bdi>
      }
      trailing={<Trans>Start check</Trans>}
      render={(row) => (
        <Link
          to="/construction/checklists/$id"
          params={{ id: newId }}
          search={{
            template: template_id,
            project: project.id,
            ...(equipment !== null && { equipment: equipment.id }),
          }}
          {...row}
        />
      )}
    />
  );
}

/** A day of no zone, `yyyy-mm-dd`. */
function useDayWords() {
  const { i18n } = useLingui();
  return (day: string): string =>
    i18n.date(`${day}T00:00Z`, { timeZone: 'UTC', month: 'short', day: 'numeric' });
}
