import { saveBrandingVerdictSchema } from '@muster/contract/branding-form';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { brandingSubject } from '../../data/identity/branding-subject.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { type CompanyLook, ownCompanyQuery } from './company-query.ts';

/** Saves a company's look over the version that was read; the app shows it at once. */
export function useSaveLook(companyId: string) {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: (
      { look, version }: { readonly look: CompanyLook; readonly version: number },
      { send },
    ) => send('save_branding', { ...look, version }, saveBrandingVerdictSchema),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ownCompanyQuery(user_id, companyId).queryKey }),
        queryClient.invalidateQueries({ queryKey: queryKey(user_id, brandingSubject) }),
      ]),
  });
}
