import type { TypedValue } from '../../data/changes/kept-change.ts';
import { makeOrKeep } from '../../data/changes/keep-change.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { brandingSubject } from '../../data/identity/branding-subject.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { type CompanyLook, ownCompanyQuery } from './company-query.ts';

/** Outbox record of changes to a company's branding. */
export const lookRecord = 'branding';

/** Saves a company's look over the version that was read, or keeps it on the device. The app shows it right away. */
export function useSaveLook(companyId: string) {
  const data = useData();
  const refresh = useRefreshLook(companyId);
  return useVerdictMutation({
    change: ({
      look,
      version,
      title,
      typed,
    }: {
      readonly look: CompanyLook;
      readonly version: number;
      readonly title: string;
      readonly typed: readonly TypedValue[];
    }) =>
      makeOrKeep(data, {
        change: 'save_branding',
        parameters: { ...look, version },
        about: 'company',
        record: lookRecord,
        path: '/admin/company/branding',
        title,
        typed,
      }),
    onSettled: refresh,
  });
}

export function useRefreshLook(companyId: string) {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ownCompanyQuery(user_id, companyId).queryKey }),
      queryClient.invalidateQueries({ queryKey: queryKey(user_id, brandingSubject) }),
    ]);
}
