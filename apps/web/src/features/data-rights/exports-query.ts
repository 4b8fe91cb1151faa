import {
  type CompanyExports,
  companyExportsAnswerSchema,
  companyExportsSchema,
  type DepartureAnswer,
  departureAnswerSchema,
  myDepartureSchema,
} from '@muster/contract/company-exports';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** The company's newest exports, for admins. */
export function exportsQuery(userId: string): SnapshotQuery<CompanyExports> {
  return {
    queryKey: queryKey(userId, 'data_rights', 'exports'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('list_company_exports', {}, companyExportsAnswerSchema)),
    schema: companyExportsSchema,
  };
}

/** The company's pending deletion, if any, for admins. */
export function departureQuery(userId: string): SnapshotQuery<DepartureAnswer> {
  return {
    queryKey: queryKey(userId, 'data_rights', 'departure'),
    fetch: async (api) => okOrThrow(await api.rpc('my_departure', {}, myDepartureSchema)),
    schema: departureAnswerSchema,
  };
}
