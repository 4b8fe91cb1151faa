import {
  auditAnswerSchema,
  type AuditFilters,
  type AuditPage,
  auditPageSchema,
} from '@muster/contract/audit';
import type { Api } from '../../data/client/api.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

const pageSize = 50;

/** One page of changes, newest first. Throws `DataError`. */
export async function fetchAuditPage(
  api: Api,
  name: 'search_audit' | 'export_audit',
  parameters: { readonly filters: AuditFilters; readonly after: string | null },
): Promise<AuditPage> {
  return okOrThrow(
    await api.rpc(
      name,
      name === 'search_audit' ? { ...parameters, page_size: pageSize } : parameters,
      auditAnswerSchema,
    ),
  );
}

/** The newest changes that filters let through. */
export function auditQuery(userId: string, filters: AuditFilters): SnapshotQuery<AuditPage> {
  return {
    queryKey: queryKey(userId, 'audit', JSON.stringify(filters)),
    fetch: (api) => fetchAuditPage(api, 'search_audit', { filters, after: null }),
    schema: auditPageSchema,
  };
}
