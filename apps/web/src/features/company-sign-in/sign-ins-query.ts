import {
  type CompanySignIns,
  companySignInsAnswerSchema,
  companySignInsSchema,
} from '@muster/contract/company-sign-ins';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** The company's identity providers, for admins. */
export function signInsQuery(userId: string): SnapshotQuery<CompanySignIns> {
  return {
    queryKey: queryKey(userId, 'company_sign_ins'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('list_company_sign_ins', {}, companySignInsAnswerSchema)),
    schema: companySignInsSchema,
  };
}
