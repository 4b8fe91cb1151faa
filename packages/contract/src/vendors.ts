import * as z from 'zod/mini';
import { attachmentSchema } from './comments.ts';
import { refusalSchema } from './verdict.ts';

export const vendorDocumentKinds = [
  'insurance',
  'license',
  'tax_form',
  'contract',
  'other',
] as const;
export type VendorDocumentKind = (typeof vendorDocumentKinds)[number];

const contactSchema = z.object({
  name: z.string(),
  role: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  mail: z.nullable(z.string()),
});
export type VendorContact = z.infer<typeof contactSchema>;

/** Input of `save_vendor(id, vendor, version)`, always the whole form; version null adds a vendor. */
export type VendorForm = {
  readonly name: string;
  readonly account_number: string | null;
  readonly mail: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  /** Days until an invoice is due. */
  readonly terms_days: number | null;
  readonly contacts: readonly VendorContact[];
  readonly note: string | null;
  /** Only for admins, like `bank_detail`; absent from a supervisor's input, which leaves it unchanged. */
  readonly tax_id?: string | null;
  readonly bank_detail?: string | null;
};

/** Input of `save_vendor_document(id, vendor_id, document, version)`. The file is an attachment of the vendor. */
export type VendorDocumentForm = {
  readonly kind: VendorDocumentKind;
  readonly name: string;
  readonly expires_on: string | null;
  readonly file_id: string | null;
};

const listedVendorSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  account_number: z.nullable(z.string()),
  mail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  terms_days: z.nullable(z.int()),
  is_archived: z.boolean(),
  /** An insurance document has expired, and no valid one is on file. */
  is_insurance_expired: z.boolean(),
  /** The earliest expiry of any document, including past ones. */
  next_expiry: z.nullable(z.string()),
  open_orders: z.int(),
});
export type ListedVendor = z.infer<typeof listedVendorSchema>;

export const vendorCursorSchema = z.object({ name: z.string(), id: z.uuid() });
export type VendorCursor = z.infer<typeof vendorCursorSchema>;

/**
 * Response of `list_vendors(filters, after)` for admins and supervisors: a hundred at a time by name. Filters: `q`,
 * `is_archived` (false by default), `is_expiring` (a document has expired or expires within 30 days). `after` is the
 * last response's `next`.
 */
export const vendorListSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    vendors: z.array(listedVendorSchema),
    next: z.nullable(vendorCursorSchema),
  }),
  refusalSchema,
]);

const vendorDocumentSchema = z.object({
  id: z.uuid(),
  kind: z.enum(vendorDocumentKinds),
  name: z.string(),
  expires_on: z.nullable(z.string()),
  is_expired: z.boolean(),
  file: z.nullable(attachmentSchema),
  version: z.int(),
});
export type VendorDocument = z.infer<typeof vendorDocumentSchema>;

export const readVendorSchema = z.object({
  verdict: z.literal('ok'),
  may_edit: z.boolean(),
  may_read_bank: z.boolean(),
  vendor: z.object({
    id: z.uuid(),
    name: z.string(),
    account_number: z.nullable(z.string()),
    mail: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    address: z.nullable(z.string()),
    terms_days: z.nullable(z.int()),
    contacts: z.array(contactSchema),
    note: z.nullable(z.string()),
    /** Null for people who may not read it (`may_read_bank`). */
    tax_id: z.nullable(z.string()),
    bank_detail: z.nullable(z.string()),
    archived_at: z.nullable(z.string()),
    version: z.int(),
  }),
  is_insurance_expired: z.boolean(),
  documents: z.array(vendorDocumentSchema),
});
export type ReadVendor = z.infer<typeof readVendorSchema>;

/**
 * Response of `vendor_page(vendor_id)`. Changed with `save_vendor(id, vendor, version)`,
 * `set_vendor_archived(vendor_id, is_archived, version)`, `save_vendor_document(id, vendor_id, document, version)`,
 * `remove_vendor_document(document_id, version)`: the verdict is applied or replayed with `version`, or refused
 * (not_allowed, not_found, invalid_input with the field in `detail`, changed_meanwhile). Admins and supervisors add and
 * change vendors; admins archive. Comments and files: record kind `vendor`.
 */
export const vendorPageSchema = z.union([readVendorSchema, refusalSchema]);

const vendorErrorSchema = z.object({
  /** Line number, starting at 1. */
  line: z.int(),
  field: z.enum([
    'name',
    'account_number',
    'mail',
    'phone',
    'address',
    'terms_days',
    'tax_id',
    'note',
  ]),
  reason: z.enum(['missing', 'too_long', 'formula', 'wrong', 'repeated', 'several']),
});
export type VendorError = z.infer<typeof vendorErrorSchema>;

/**
 * Response of `import_vendors(lines, mode)` for admins. With `checked`, nothing changed and the counts are a preview.
 */
export const vendorImportSchema = z.union([
  z.object({
    verdict: z.enum(['checked', 'applied']),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    flaws: z.array(vendorErrorSchema),
  }),
  refusalSchema,
]);
export type VendorImport = Exclude<
  z.infer<typeof vendorImportSchema>,
  { readonly verdict: 'refused' }
>;
