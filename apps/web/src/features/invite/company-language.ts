import { languages } from '@muster/domain/languages';
import * as z from 'zod/mini';
import { expectRow } from '../../data/errors/data-error.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';

const languageSchema = z.object({ default_language: z.enum(languages) });
type CompanyLanguage = z.infer<typeof languageSchema>;

function languageQuery(userId: string): SnapshotQuery<CompanyLanguage> {
  return {
    queryKey: queryKey(userId, 'company_language'),
    fetch: async (api) =>
      expectRow(
        await api.query(
          (rest) => rest.from('company_settings').select('default_language'),
          z.array(languageSchema),
        ),
      ),
    schema: languageSchema,
  };
}

/** The language in which the company greets new people; English until it is known. */
export function useCompanyLanguage(): CompanyLanguage['default_language'] {
  const { user_id } = useIdentity();
  const settings = useSnapshotQuery(languageQuery(user_id));
  return settings.status === 'ready' ? settings.data.default_language : 'en';
}
