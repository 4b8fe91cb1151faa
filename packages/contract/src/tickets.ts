import * as z from 'zod/mini';
import { arrivalShape } from './arrival.ts';
import { attachmentSchema } from './comments.ts';
import { refusalSchema } from './verdict.ts';

/**
 * Extra-work tickets: work beyond the contract, for the customer's representative to sign. A ticket is saved with
 * `save_ticket` under an id that the device makes, and signed with `sign_ticket`; both may wait on the device and are
 * idempotent. Instants are RFC 3339. Tickets have no prices.
 */
export const ticketStates = ['open', 'signed', 'void'] as const;
export type TicketState = (typeof ticketStates)[number];

/** Longer texts and lists are rejected (`invalid_input`; `detail` names the field). */
export const ticketLimits = {
  text: 4000,
  reason: 2000,
  name: 200,
  classification: 100,
  unit: 20,
  /** The most lines of each kind. */
  lines: 100,
  photos: 10,
} as const;

export const laborLineSchema = z.object({
  name: z.string(),
  classification: z.nullable(z.string()),
  minutes: z.int(),
});
export type LaborLine = z.infer<typeof laborLineSchema>;

export const quantityLineSchema = z.object({
  what: z.string(),
  unit: z.nullable(z.string()),
  /** In thousandths. */
  quantity: z.int(),
});
export type QuantityLine = z.infer<typeof quantityLineSchema>;

/** The content that the customer reads, in addition to the photos. */
const contentShape = {
  code: z.string(),
  day: z.iso.date(),
  what: z.string(),
  why: z.nullable(z.string()),
  labor: z.array(laborLineSchema),
  materials: z.array(quantityLineSchema),
  equipment: z.array(quantityLineSchema),
};

const ticketFileSchema = z.object({
  id: z.uuid(),
  mime_type: z.string(),
  size: z.int(),
  sha256: z.string(),
  caption: z.nullable(z.string()),
});
export type TicketFile = z.infer<typeof ticketFileSchema>;

/** Input of `save_ticket(ticket_id, version, ticket)`: the whole ticket each time; the contents of new files follow. */
export const savedTicketSchema = z.object({
  ...contentShape,
  v: z.literal(1),
  project_id: z.uuid(),
  made_at: z.string(),
  copied_from: z.nullable(z.uuid()),
  files: z.array(ticketFileSchema),
});
export type SavedTicket = z.infer<typeof savedTicketSchema>;

const drawingSchema = z.array(
  z.object({ points: z.array(z.object({ x: z.number(), y: z.number() })) }),
);

/** Input of `sign_ticket(signature_id, ticket_id, signed)`. */
export const signedTicketSchema = z.object({
  v: z.literal(1),
  /** SHA-256 in hexadecimal of `ticketSignedText` of the ticket that was read. */
  hash: z.string(),
  name: z.string(),
  role: z.string(),
  drawing: drawingSchema,
  signed_at: z.string(),
});
export type SignedTicket = z.infer<typeof signedTicketSchema>;

const namedPersonSchema = z.object({ person_id: z.uuid(), name: z.string() });
const projectSchema = z.object({ id: z.uuid(), name: z.string() });

const rowShape = {
  id: z.uuid(),
  number: z.int(),
  code: z.string(),
  day: z.iso.date(),
  state: z.enum(ticketStates),
  what: z.string(),
  project: projectSchema,
  author: namedPersonSchema,
  /** Total of all labor. */
  minutes: z.int(),
  /** The customer's signer. */
  signer: z.nullable(z.string()),
  /** A change order that is neither declined nor void. */
  change_order: z.nullable(z.object({ id: z.uuid(), number: z.int() })),
};

/** A ticket as lists show it. */
export const ticketRowSchema = z.object(rowShape);
export type TicketRow = z.infer<typeof ticketRowSchema>;

const ticketCursorSchema = z.object({ day: z.iso.date(), number: z.int(), id: z.uuid() });
export type TicketCursor = z.infer<typeof ticketCursorSchema>;

export const foundTicketsSchema = z.object({
  verdict: z.literal('ok'),
  tickets: z.array(ticketRowSchema),
  next: z.nullable(ticketCursorSchema),
});
export type FoundTickets = z.infer<typeof foundTicketsSchema>;

/** Response of `list_tickets(filter, after, page_size)`, latest day first. Filter: search, state, project_id. */
export const ticketListSchema = z.union([foundTicketsSchema, refusalSchema]);

export const ticketPhotoSchema = z.extend(attachmentSchema, { sha256: z.string() });
export type TicketPhoto = z.infer<typeof ticketPhotoSchema>;

export const ticketSignatureSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.string(),
  signed_at: z.string(),
  /** When the server received it. */
  received_at: z.string(),
  drawing: drawingSchema,
  hash: z.string(),
  /** The owner of the phone. */
  collected_by: namedPersonSchema,
  /** True if the stored ticket still has the hash that was signed. */
  is_intact: z.boolean(),
});
export type TicketSignature = z.infer<typeof ticketSignatureSchema>;

/** Response of `read_ticket`. */
export const ticketPageSchema = z.object({
  verdict: z.literal('ok'),
  ticket: z.object({
    ...rowShape,
    ...contentShape,
    project_id: z.uuid(),
    photos: z.array(ticketPhotoSchema),
    version: z.int(),
    made_at: z.string(),
    ...arrivalShape,
    copied_from: z.nullable(z.object({ id: z.uuid(), number: z.int() })),
    voided_at: z.nullable(z.string()),
    voided_by: z.nullable(namedPersonSchema),
    void_reason: z.nullable(z.string()),
  }),
  signature: z.nullable(ticketSignatureSchema),
  may_void: z.boolean(),
});
export type TicketPage = z.infer<typeof ticketPageSchema>;
export const ticketAnswerSchema = z.union([ticketPageSchema, refusalSchema]);

/** Response of `ticket_labor(day)`: the people who worked on each project that day. */
export const ticketLaborSchema = z.object({
  verdict: z.literal('ok'),
  day: z.iso.date(),
  today: z.iso.date(),
  projects: z.array(z.object({ id: z.uuid(), people: z.array(laborLineSchema) })),
});
export type TicketLabor = z.infer<typeof ticketLaborSchema>;
export const ticketLaborAnswerSchema = z.union([ticketLaborSchema, refusalSchema]);
