import {
  type ListedVendor,
  type ReadVendor,
  readVendorSchema,
  type VendorCursor,
  vendorListSchema,
  vendorPageSchema,
} from '@muster/contract/vendors';
import type * as z from 'zod/mini';
import type { Api } from '../../data/client/api.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import type { CursorQuery } from '../../kit/list/use-cursor-list.ts';
import { ordersSubject } from './orders-key.ts';

const [foundVendorsSchema] = vendorListSchema.def.options;
export type FoundVendors = z.infer<typeof foundVendorsSchema>;

export type VendorFilter = {
  readonly q?: string;
  readonly is_archived?: boolean;
  readonly is_expiring?: boolean;
};

/** Throws `DataError`. */
async function fetchVendors(
  api: Api,
  filters: VendorFilter,
  after: VendorCursor | null,
): Promise<FoundVendors> {
  return okOrThrow(await api.rpc('list_vendors', { filters, after }, vendorListSchema));
}

/** The vendors that a search finds, by name. */
export const vendorList: CursorQuery<ListedVendor, VendorFilter, FoundVendors> = {
  subject: ordersSubject,
  fetch: (api, filters, after) =>
    fetchVendors(api, { ...filters }, after === null ? null : JSON.parse(after)),
  schema: foundVendorsSchema,
  rowsOf: ({ vendors }) => vendors,
  next: ({ next }) => (next === null ? null : JSON.stringify(next)),
};

const mostPages = 20;

/** Every vendor to choose from, kept on the device for a counter without a network. */
export function vendorChoiceQuery(userId: string): SnapshotQuery<FoundVendors> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'vendors', 'all'),
    fetch: async (api) => {
      const vendors: ListedVendor[] = [];
      let after: VendorCursor | null = null;
      for (let page = 0; page < mostPages; page += 1) {
        const found: FoundVendors = await fetchVendors(api, {}, after);
        vendors.push(...found.vendors);
        after = found.next;
        if (after === null) break;
      }
      return { verdict: 'ok', vendors, next: after };
    },
    schema: foundVendorsSchema,
  };
}

export function vendorPageQuery(userId: string, vendorId: string): SnapshotQuery<ReadVendor> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'vendors', 'page', vendorId),
    fetch: async (api) =>
      okOrThrow(await api.rpc('vendor_page', { vendor_id: vendorId }, vendorPageSchema)),
    schema: readVendorSchema,
  };
}
