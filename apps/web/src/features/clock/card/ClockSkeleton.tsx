import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** As high as the card, so that the button does not jump under a thumb. */
export function ClockSkeleton() {
  return (
    <Card>
      <div className="space-y-5">
        <Skeleton className="h-7 w-36" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-18 w-full" />
      </div>
    </Card>
  );
}
