import type { PdfDocument } from '@muster/contract/pdf';
import { ticketAnswerSchema, type QuantityLine, type TicketPage } from '@muster/contract/tickets';
import { hoursText } from '@muster/domain/tickets/quantity';

import { type Making, okOrRefuse, type PdfContent } from '../content.ts';
import { timeWithArrival } from '../time-with-arrival.ts';
import { readPhotos } from './read-photos.ts';
import { signatureDrawing } from './signature-drawing.ts';
import { ticketWords } from './ticket-words.ts';

type Asked = Extract<PdfDocument, { kind: 'ticket' }>;
type Words = (typeof ticketWords)['en' | 'es'];

const mostPhotos = 10;

/** An extra-work ticket, with the customer's signature on a separate page, as on the caller's screen. */
export async function ticketContent({ ticket_id }: Asked, making: Making): Promise<PdfContent> {
  const words = ticketWords[making.language];
  const [row] = await making.read<{ answer: unknown }>(
    'select public.read_ticket($1::uuid) as answer',
    [ticket_id],
  );
  const page = okOrRefuse(ticketAnswerSchema.parse(row?.answer));
  const { ticket, signature } = page;
  const { pictures, shown } = await readPhotos(ticket.photos, making, mostPhotos);
  const drawn = signatureDrawing(signature?.drawing ?? null);
  const hidden = ticket.photos.length - shown.length;
  return {
    template: 'ticket',
    fileName: `muster-ticket-${ticket.number}-${ticket.code}`,
    title: words.title(ticket.number),
    subtitle: ticket.project.name,
    isLandscape: false,
    data: {
      facts: factsOf(page, making, words),
      what: ticket.what,
      why: ticket.why ?? '',
      labor: ticket.labor.map(({ name, classification, minutes }) => [
        name,
        classification ?? '',
        hoursText(minutes),
      ]),
      laborTotal: [words.total, '', hoursText(ticket.minutes)],
      materials: ticket.materials.map((line) => quantityRow(line, making)),
      equipment: ticket.equipment.map((line) => quantityRow(line, making)),
      photos: shown,
      signature:
        signature === null
          ? null
          : {
              drawing: drawn === null ? null : signaturePath,
              facts: signatureFacts(signature, making, words),
              hash: signature.hash,
              verified: signature.is_intact ? words.intact : words.changed,
            },
      words: {
        ...making.words.common,
        ...words,
        photos: hidden > 0 ? `${words.photos} (${words.morePhotos(hidden)})` : words.photos,
      },
    },
    pictures: { ...pictures, ...(drawn !== null && { [signaturePath]: drawn }) },
  };
}

const signaturePath = 'pictures/signature.svg';

function factsOf({ ticket }: TicketPage, making: Making, words: Words) {
  const { times } = making;
  return [
    [words.project, ticket.project.name],
    [words.day, times.day(ticket.day)],
    [words.code, ticket.code],
    [words.state, words.states[ticket.state]],
    [words.author, ticket.author.name],
    [words.made, timeWithArrival(ticket.made_at, ticket, making)],
    ...(ticket.voided_at === null
      ? []
      : [
          [words.voided, `${times.instant(ticket.voided_at)}, ${ticket.voided_by?.name ?? ''}`],
          [words.reason, ticket.void_reason ?? ''],
        ]),
  ];
}

function signatureFacts(
  signature: NonNullable<TicketPage['signature']>,
  { times }: Making,
  words: Words,
) {
  return [
    [words.name, signature.name],
    [words.role, signature.role],
    [words.signedAt, times.instantInZone(signature.signed_at)],
    [words.collector, signature.collected_by.name],
    [words.receivedAt, times.instantInZone(signature.received_at)],
  ];
}

const quantityRow = ({ what, quantity, unit }: QuantityLine, { times }: Making) => [
  what,
  times.number(quantity / 1000),
  unit ?? '',
];
