import { useParams } from '@tanstack/react-router';
import { NewTicketLink } from './NewTicketLink.tsx';
import { TicketList } from './TicketList.tsx';

/** The extra-work tickets of one project, as a tab of its page. */
export function ProjectTickets() {
  const { projectId = '' } = useParams({ strict: false });
  return (
    <>
      <div className="flex justify-end">
        <NewTicketLink projectId={projectId} />
      </div>
      <TicketList projectId={projectId} />
    </>
  );
}
