import { savedTicketSchema, signedTicketSchema, type TicketPage } from '@muster/contract/tickets';
import * as z from 'zod/mini';

type Person = { readonly person_id: string; readonly name: string };

/** A change of one ticket that this device has made. */
export type OwnChange = {
  readonly change: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly isSent: boolean;
};

const saveSchema = z.object({ ticket_id: z.uuid(), ticket: savedTicketSchema });
const signSchema = z.object({ signature_id: z.uuid(), signed: signedTicketSchema });
const voidSchema = z.object({ reason: z.string() });

type Here = {
  readonly me: Person;
  readonly projectName: (id: string) => string;
  readonly nowIso: string;
};

/**
 * A ticket as the server knows it, with what this device has done since; null while nothing is known. A change that was
 * sent counts until the server's answer has it.
 */
export function shownTicket(
  known: TicketPage | null,
  changes: readonly OwnChange[],
  here: Here,
): TicketPage | null {
  let page = known;
  for (const { change, parameters, isSent } of changes) {
    if (change === 'save_ticket') {
      if (known === null || !isSent) page = withSaved(page, parameters, here);
    } else if (page !== null && change === 'sign_ticket') page = withSigned(page, parameters, here);
    else if (page !== null && change === 'void_ticket') page = withVoided(page, parameters, here);
  }
  return page;
}

type Parameters = OwnChange['parameters'];

function withSigned(page: TicketPage, parameters: Parameters, { me }: Here): TicketPage {
  const made = signSchema.safeParse(parameters).data;
  if (made === undefined || page.signature !== null) return page;
  const { v: _, ...signed } = made.signed;
  return {
    ...page,
    ticket: { ...page.ticket, state: 'signed', signer: signed.name },
    signature: {
      ...signed,
      id: made.signature_id,
      // Not received yet, which isn't late.
      received_at: signed.signed_at,
      collected_by: me,
      is_intact: true,
    },
  };
}

function withVoided(page: TicketPage, parameters: Parameters, { me, nowIso }: Here): TicketPage {
  const made = voidSchema.safeParse(parameters).data;
  if (made === undefined || page.ticket.state === 'void') return page;
  return {
    ...page,
    ticket: {
      ...page.ticket,
      state: 'void',
      voided_at: nowIso,
      voided_by: me,
      void_reason: made.reason,
    },
    may_void: false,
  };
}

function withSaved(
  page: TicketPage | null,
  parameters: Parameters,
  { me, projectName }: Here,
): TicketPage | null {
  const made = saveSchema.safeParse(parameters).data;
  if (made === undefined) return page;
  const { files, project_id, copied_from: _, v: __, ...content } = made.ticket;
  const before: TicketPage = page ?? {
    verdict: 'ok',
    ticket: {
      ...content,
      id: made.ticket_id,
      // Given by the server.
      number: 0,
      version: 0,
      state: 'open',
      project: { id: project_id, name: projectName(project_id) },
      project_id,
      author: me,
      minutes: 0,
      signer: null,
      change_order: null,
      photos: [],
      copied_from: null,
      voided_at: null,
      voided_by: null,
      void_reason: null,
    },
    signature: null,
    may_void: true,
  };
  return {
    ...before,
    ticket: {
      ...before.ticket,
      ...content,
      minutes: content.labor.reduce((sum, { minutes }) => sum + minutes, 0),
      photos: files.map(
        (file) =>
          before.ticket.photos.find((photo) => photo.id === file.id) ?? {
            ...file,
            path: '',
            created_at: content.made_at,
            is_stored: false,
          },
      ),
    },
  };
}
