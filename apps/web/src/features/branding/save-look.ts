import { saveBrandingVerdictSchema } from '@muster/contract/branding-form';
import { useMutation } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { brandingSubject } from '../../data/identity/branding-subject.ts';
import { type CompanyLook, ownCompanyQuery } from './company-query.ts';

/** Saves a company's look over the version that was read; the app shows it at once. */
export function useSaveLook(companyId: string) {
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  return useMutation<void, Error, { readonly look: CompanyLook; readonly version: number }>({
    networkMode: 'always',
    retry: false,
    mutationFn: async ({ look, version }) => {
      const answer = await api.rpc(
        'save_branding',
        { ...look, version },
        saveBrandingVerdictSchema,
      );
      if (answer.verdict === 'applied') return;
      throw new DataError({ kind: 'refused', code: answer.reason, message: answer.reason });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ownCompanyQuery(user_id, companyId).queryKey }),
        queryClient.invalidateQueries({ queryKey: queryKey(user_id, brandingSubject) }),
      ]),
  });
}
