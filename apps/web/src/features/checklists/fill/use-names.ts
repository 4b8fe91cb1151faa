import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { jsaPeopleQuery } from '../../../data/jsa/jsa-people-query.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { ticketLaborQuery } from '../../../data/tickets/ticket-labor-query.ts';
import { dayKeyAt } from '../../../ui/time/day-key.ts';
import { readerZone } from '../../../ui/time/use-time-words.ts';

/**
 * Returns the names of people who may sign on a project, the reader first: for supervisors and admins, those who
 * worked there today, otherwise the people on the project. The server shows employees only their own punches.
 */
export function useNames(projectId: string | null): readonly string[] {
  const { clock } = useData();
  const { user_id, role, profile } = useIdentity();
  const own = `${profile?.first_name ?? ''} ${profile?.last_name ?? ''}`.trim();
  const worked = useSnapshotQuery(ticketLaborQuery(user_id, dayKeyAt(clock.nowMs(), readerZone())));
  const around = useSnapshotQuery(jsaPeopleQuery(user_id, projectId));
  if (projectId === null) return [own];
  const today =
    role !== 'employee' && worked.status === 'ready'
      ? (worked.data.projects.find(({ id }) => id === projectId)?.people ?? [])
      : [];
  const people = today.length > 0 || around.status !== 'ready' ? today : around.data.people;
  return [...new Set([own, ...people.map(({ name }) => name)])];
}
