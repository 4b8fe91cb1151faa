import {
  companySettingsSchema,
  type CompanySettingsAnswer,
} from '@muster/contract/company-settings';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';

export function settingsQuery(userId: string): SnapshotQuery<CompanySettingsAnswer> {
  return {
    queryKey: queryKey(userId, 'company_settings'),
    fetch: (api) => api.rpc('read_company_settings', {}, companySettingsSchema),
    schema: companySettingsSchema,
  };
}
