import { useLingui } from '@lingui/react/macro';
import type { FieldDay } from '@muster/contract/field-day';
import { useNavigate } from '@tanstack/react-router';
import { projectsQuery, rowToProject } from '../../data/jobs/projects-query.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { randomId } from '../../platform/random-id.ts';
import { Picker } from '../../ui/Picker.tsx';

/** Opens the log of a project on which nothing was recorded, such as on a day of rain. */
export function OtherProject({ day: { day, projects } }: { readonly day: FieldDay }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { user_id, role } = useIdentity();
  const read = useSnapshotQuery(projectsQuery(user_id));
  const listed = new Set(projects.map(({ id }) => id));
  const others = (read.status === 'ready' ? read.data : [])
    .map(rowToProject)
    .filter(({ id, isOffered }) => isOffered && !listed.has(id));
  if (others.length === 0 || (role !== 'supervisor' && role !== 'admin')) return null;
  return (
    <Picker
      label={t`Log of another project`}
      title={t`Choose a project`}
      placeholder={t`Choose a project`}
      searchLabel={t`Search projects`}
      emptyText={t`No project found.`}
      options={others.map(({ id, name, number }) => ({
        value: id,
        label: name,
        detail: number ?? undefined,
      }))}
      value={null}
      onChange={(project) => {
        if (project === null) return;
        void navigate({
          to: '/construction/logs/$id',
          params: { id: randomId() },
          search: { project, day },
        });
      }}
    />
  );
}
