import { useParams } from '@tanstack/react-router';
import { NotificationTimeline } from '../../features/notifications/NotificationTimeline.tsx';
import { VisitPage as Visit } from '../../features/platform/visit/VisitPage.tsx';

/** The timeline of messages reads with whatever data it finds around it: in a visit, by the visit. */
export function VisitPage() {
  const { visitId = '' } = useParams({ strict: false });
  return <Visit visitId={visitId} Messages={NotificationTimeline} />;
}
