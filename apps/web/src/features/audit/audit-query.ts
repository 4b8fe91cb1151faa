import {
  auditAnswerSchema,
  type AuditEvent,
  type AuditFilters,
  type AuditPage,
  auditPageSchema,
} from '@muster/contract/audit';
import type { Api } from '../../data/client/api.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import type { CursorQuery } from '../../kit/list/use-cursor-list.ts';

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

/** The newest changes that filters let through, and older ones. */
export const auditList: CursorQuery<AuditEvent, AuditFilters, AuditPage> = {
  subject: 'audit',
  fetch: (api, filters, after) => fetchAuditPage(api, 'search_audit', { filters, after }),
  schema: auditPageSchema,
  rowsOf: ({ rows }) => rows,
  next: ({ next }) => next,
};
