import { Trans, useLingui } from '@lingui/react/macro';
import type { Crew } from '@muster/contract/crews';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { matchesSearch } from '../../ui/search-text.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { openProjectsQuery } from './crew-query.ts';
import { useCrewChange } from './use-crew-change.ts';

/** On which projects a crew works; each press is saved at once. */
export function ProjectsSheet({
  crew,
  onClose,
}: {
  readonly crew: Crew;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const offlineReason = useNeedsNetwork();
  const projects = useSnapshotQuery(openProjectsQuery(user_id));
  const change = useCrewChange();
  const [query, setQuery] = useState('');
  const worksOn = new Set(crew.projects.map(({ id }) => id));
  const shown =
    projects.status === 'ready'
      ? projects.data.filter(({ name, number }) => matchesSearch(`${number ?? ''} ${name}`, query))
      : [];
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Crew projects`}
      description={
        <Trans>
          A project with no crews is open to everyone. Once you add a crew, only people in its crews
          see it.
        </Trans>
      }
      height="tall"
    >
      <div className="space-y-3">
        <SearchField label={t`Search projects`} isLabelHidden value={query} onChange={setQuery} />
        {offlineReason !== null && <p className="text-14 text-ink-3">{offlineReason}</p>}
        {change.isError && (
          <p role="alert" className="text-danger-ink">
            {i18n._(describeError(change.error))}
          </p>
        )}
        {projects.status === 'loading' && <SkeletonRows count={4} />}
        {projects.status === 'failed' && (
          <p role="alert" className="text-danger-ink">
            {i18n._(describeError(projects.error))}
          </p>
        )}
        {projects.status === 'ready' && shown.length === 0 && (
          <p className="text-ink-2">
            <Trans>No project matches.</Trans>
          </p>
        )}
        <ul className="divide-y divide-line">
          {shown.map(({ id, name, number }) => (
            <li key={id}>
              <Checkbox
                label={name}
                detail={number ?? undefined}
                checked={worksOn.has(id)}
                disabled={offlineReason !== null || change.isPending}
                onChange={() =>
                  change.mutate({
                    kind: 'project',
                    crewId: crew.id,
                    projectId: id,
                    works: !worksOn.has(id),
                  })
                }
              />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
