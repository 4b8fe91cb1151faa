import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** At least as high as the card: what comes below it must not be seen to slide. */
export function ClockSkeleton() {
  return (
    <Card>
      <div className="min-h-[calc(100dvh-9rem)] space-y-5 md:min-h-0">
        <Skeleton className="h-7 w-36" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-18 w-full" />
      </div>
    </Card>
  );
}
