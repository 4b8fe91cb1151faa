import { useParams } from '@tanstack/react-router';
import { NotificationTimeline } from '../../features/notifications/NotificationTimeline.tsx';
import { VisitPage as Visit } from '../../features/platform/visit/VisitPage.tsx';

/** The message timeline reads through the data context around it, which is the visit's own in a visit. */
export function VisitPage() {
  const { visitId = '' } = useParams({ strict: false });
  return <Visit visitId={visitId} Messages={NotificationTimeline} />;
}
