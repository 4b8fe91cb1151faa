import { Suspense } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { approvalSources } from './sources.ts';

/** On Today: what waits for this person's approval, one row for each kind. */
export function ApprovalsSummary() {
  const { role } = useIdentity();
  return (
    <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface-1 empty:hidden">
      {approvalSources
        .filter(({ roles }) => roles.includes(role))
        .map(({ id, Summary }) => (
          <Suspense key={id}>
            <Summary />
          </Suspense>
        ))}
    </ul>
  );
}
