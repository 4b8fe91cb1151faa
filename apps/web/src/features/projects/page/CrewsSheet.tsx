import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadProject } from '@muster/contract/projects';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { notify } from '../../../ui/notices.ts';
import { matchesSearch } from '../../../ui/search-text.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { companyCrewsQuery } from '../company-crews-query.ts';
import { useProjectChange } from '../use-project-change.ts';

type CrewsSheetProps = { readonly page: ReadProject; readonly onClose: () => void };

const searchedFrom = 8;

/** Chooses which crews work on the project. */
export function CrewsSheet({ page, onClose }: CrewsSheetProps) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const offlineReason = useNeedsNetwork();
  const change = useProjectChange();
  const crews = useSnapshotQuery(companyCrewsQuery(user_id));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(page.crews.map(({ id }) => id)),
  );
  const [search, setSearch] = useState('');
  const known = crews.status === 'ready' ? crews.data : [];
  // One that works here stays in the list after it was archived.
  const all = [...page.crews.filter(({ is_archived }) => is_archived), ...known];
  const save = async () => {
    try {
      await change.mutateAsync({
        call: 'set_project_crews',
        parameters: {
          project: page.project.id,
          crews: [...chosen],
          version: page.project.version,
        },
      });
      void notify({ id: 'project', tone: 'good', title: t`The crews are saved` });
      onClose();
    } catch (error) {
      void notify({
        id: 'project',
        tone: 'destructive',
        title: t`The crews weren’t saved`,
        body: i18n._(describeError(error)),
      });
    }
  };
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Crews on this project`}
      description={t`People in these crews see the project and can clock in to it. With no crews, everyone can.`}
      height={all.length >= searchedFrom ? 'tall' : 'content'}
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            isBusy={change.isPending}
            disabledReason={offlineReason}
            onClick={() => void save()}
          >
            <Trans>Save</Trans>
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      {crews.status === 'loading' && <SkeletonRows count={4} />}
      {crews.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load the crews</Trans>} onRetry={crews.retry}>
          {i18n._(describeError(crews.error))}
        </ErrorState>
      )}
      {crews.status === 'ready' && all.length === 0 && (
        <EmptyState>
          <Trans>There are no crews yet.</Trans>
        </EmptyState>
      )}
      {all.length >= searchedFrom && (
        <SearchField
          label={t`Search crews`}
          isLabelHidden
          value={search}
          onChange={setSearch}
          className="mb-3"
        />
      )}
      {all
        .filter(({ name }) => matchesSearch(name, search))
        .map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.has(id)}
            onChange={(event) => {
              const next = new Set(chosen);
              if (event.target.checked) next.add(id);
              else next.delete(id);
              setChosen(next);
            }}
          />
        ))}
    </Sheet>
  );
}
