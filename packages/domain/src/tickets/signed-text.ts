/**
 * The content of an extra-work ticket that a customer signs, as one text including the customer's name. Its SHA-256 is
 * stored with the signature, and both sides compute it: `app.ticket_signed_text` produces the same text, and
 * `cases/signed-text.json` compares the two.
 */
export type SignedTicket = {
  readonly id: string;
  readonly code: string;
  readonly project_id: string;
  readonly day: string;
  readonly what: string;
  readonly why: string | null;
  readonly labor: readonly {
    readonly name: string;
    readonly classification: string | null;
    readonly minutes: number;
  }[];
  readonly materials: readonly SignedQuantity[];
  readonly equipment: readonly SignedQuantity[];
  readonly photos: readonly { readonly sha256: string }[];
};

type SignedQuantity = {
  readonly what: string;
  readonly unit: string | null;
  /** In thousandths. */
  readonly quantity: number;
};

export type TicketSigner = {
  readonly name: string;
  readonly role: string;
  /** RFC 3339 in UTC with milliseconds. */
  readonly signed_at: string;
  readonly drawing: readonly {
    readonly points: readonly { readonly x: number; readonly y: number }[];
  }[];
};

type Nested = string | number | null | readonly Nested[];

export function ticketSignedText(ticket: SignedTicket, signer: TicketSigner): string {
  return written([
    'muster ticket 1',
    ticket.id,
    ticket.code,
    ticket.project_id,
    ticket.day,
    ticket.what,
    ticket.why,
    ticket.labor.map(({ name, classification, minutes }) => [name, classification, minutes]),
    ticket.materials.map(quantityParts),
    ticket.equipment.map(quantityParts),
    ticket.photos.map(({ sha256 }) => sha256).toSorted(),
    signer.name,
    signer.role,
    signer.signed_at,
    // In tenths, as integers: databases and browsers format fractions differently.
    signer.drawing.map(({ points }) => points.map(({ x, y }) => [tenths(x), tenths(y)])),
  ]);
}

const quantityParts = ({ what, unit, quantity }: SignedQuantity): Nested => [what, unit, quantity];

/** Coordinates of a signature's points have one decimal. */
const tenths = (value: number) => Math.round(value * 10);

/** Formats a value as PostgreSQL formats a `jsonb` array. */
function written(value: Nested): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `[${value.map(written).join(', ')}]`;
}
