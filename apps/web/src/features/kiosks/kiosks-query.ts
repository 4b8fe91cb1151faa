import { companyKiosksSchema, type CompanyKiosks } from '@muster/contract/kiosk';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

export type Kiosk = CompanyKiosks['kiosks'][number];
export type Site = CompanyKiosks['sites'][number];

/** The company's kiosks, codes on their way to a tablet, and sites; for its admins. */
export function kiosksQuery(userId: string): SnapshotQuery<CompanyKiosks> {
  return {
    queryKey: queryKey(userId, 'company_kiosks'),
    fetch: (api) => api.rpc('company_kiosks', {}, companyKiosksSchema),
    schema: companyKiosksSchema,
  };
}
