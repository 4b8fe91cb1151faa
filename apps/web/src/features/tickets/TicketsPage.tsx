import { Trans } from '@lingui/react/macro';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { NewTicketLink } from './NewTicketLink.tsx';
import { TicketList } from './TicketList.tsx';

/** `/construction/tickets`: the extra-work tickets of the projects that a person sees. */
export function TicketsPage() {
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/construction">
          <Trans>Construction</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader title={<Trans>Extra-work tickets</Trans>} actions={<NewTicketLink />} />
      <TicketList />
    </div>
  );
}
