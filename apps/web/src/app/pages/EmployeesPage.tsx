import { InviteButton } from '../../features/invite/InviteButton.tsx';
import { TeamTabs } from '../../features/invite/TeamTabs.tsx';
import { PeoplePage } from '../../features/people/PeoplePage.tsx';

/** `/admin/employees`: the list, with what other features do to it. */
export function EmployeesPage() {
  return <PeoplePage actions={<InviteButton />} tabs={<TeamTabs />} />;
}
