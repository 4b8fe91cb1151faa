import { useLingui } from '@lingui/react/macro';
import type { ListedProject } from '@muster/contract/projects';
import { Link } from '@tanstack/react-router';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { ProjectStatusBadge } from '../ProjectStatusBadge.tsx';
import { OnClock } from './OnClock.tsx';

/** The list on a phone. */
export function ProjectRows({ projects }: { readonly projects: readonly ListedProject[] }) {
  const { t } = useLingui();
  return (
    <List label={t`Projects`}>
      {projects.map((project) => (
        <ListRow
          key={project.id}
          title={
            <span className="line-clamp-2 font-medium wrap-anywhere">
              <bdi>{project.name}</bdi>
            </span>
          }
          detail={<NumberAndCustomer project={project} />}
          trailing={
            project.on_clock > 0 ? (
              <OnClock count={project.on_clock} />
            ) : (
              <ProjectStatusBadge
                look="plain"
                status={project.is_archived ? 'archived' : project.status}
              />
            )
          }
          render={(row) => (
            <Link to="/admin/projects/$projectId" params={{ projectId: project.id }} {...row} />
          )}
        />
      ))}
    </List>
  );
}

function NumberAndCustomer({ project: { number, customer } }: { readonly project: ListedProject }) {
  return (
    <span className="line-clamp-2 wrap-anywhere">
      {[number, customer].filter(Boolean).join(' · ')}
    </span>
  );
}
