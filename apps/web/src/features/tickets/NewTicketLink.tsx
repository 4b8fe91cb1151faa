import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { buttonStyles } from '../../ui/button-styles.ts';

/** Leads to a new ticket, of a project where it is known. */
export function NewTicketLink({ projectId }: { readonly projectId?: string }) {
  return (
    <Link
      to="/construction/tickets/new"
      search={projectId === undefined ? {} : { project: projectId }}
      className={buttonStyles({ variant: 'primary' })}
    >
      <Plus aria-hidden className="size-5 shrink-0 md:size-4" />
      <Trans>New ticket</Trans>
    </Link>
  );
}
