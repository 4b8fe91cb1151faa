import { PeopleActions } from '../../features/invite/PeopleActions.tsx';
import { PeoplePage } from '../../features/people/PeoplePage.tsx';

/** `/admin/employees`: the list, with what other features do to it. */
export function EmployeesPage() {
  return <PeoplePage actions={<PeopleActions />} />;
}
