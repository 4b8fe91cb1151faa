import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Suspense } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { approvalSources } from '../approvals/sources.ts';

/** `/approvals`: everything that waits for this person's review or approval, by kind. */
export function ApprovalsPage() {
  const { i18n } = useLingui();
  const { role } = useIdentity();
  const sources = approvalSources.filter(({ roles }) => roles.includes(role));
  return (
    // A section shows once those above it have loaded, so that none is pushed down, and only while it has more
    // than its title.
    <div className="w-full max-w-reading space-y-6 [&>section:has(.animate-shimmer)~section]:invisible [&>section:has(>:nth-child(2))~div]:hidden">
      <PageHeader title={<Trans>Approvals</Trans>} />
      {sources.map(({ id, title, List }) => (
        <section
          key={id}
          aria-labelledby={`approvals-${id}`}
          className="space-y-3 has-[>h2:only-child]:hidden"
        >
          <h2 id={`approvals-${id}`} className="text-18 font-semibold tracking-title">
            {i18n._(title)}
          </h2>
          <Suspense fallback={<SkeletonRows count={6} />}>
            <List />
          </Suspense>
        </section>
      ))}
      <div>
        <EmptyState icon={CircleCheck}>
          <Trans>Nothing to review or approve.</Trans>
        </EmptyState>
      </div>
    </div>
  );
}
