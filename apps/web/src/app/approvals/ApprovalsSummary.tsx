import { Suspense } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { approvalSources } from './sources.ts';

/** On Today: items that wait for this person's approval, reviews with their possible answers, then one row per kind. */
export function ApprovalsSummary() {
  const { role } = useIdentity();
  const sources = approvalSources.filter(({ roles }) => roles.includes(role));
  return (
    <>
      {sources.map(
        ({ id, Today }) =>
          Today !== undefined && (
            <Suspense key={id}>
              <Today />
            </Suspense>
          ),
      )}
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface-1 empty:hidden">
        {sources.map(
          ({ id, Summary }) =>
            Summary !== undefined && (
              <Suspense key={id}>
                <Summary />
              </Suspense>
            ),
        )}
      </ul>
    </>
  );
}
