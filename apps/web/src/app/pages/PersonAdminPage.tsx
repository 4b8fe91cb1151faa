import { useParams } from '@tanstack/react-router';
import { PersonPage } from '../../features/person/PersonPage.tsx';

/** `/admin/employees/{personId}` */
export function PersonAdminPage() {
  const { personId } = useParams({ from: '/signed-in/admin/employees/$personId' });
  return <PersonPage key={personId} personId={personId} />;
}
