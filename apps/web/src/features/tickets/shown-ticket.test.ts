import type { TicketPage } from '@muster/contract/tickets';
import { expect, it } from 'vitest';
import { type OwnChange, shownTicket } from './shown-ticket.ts';

const ticketId = '5b1f0c9e-8f0e-4c1d-9a53-0f5f8f6f2a11';
const projectId = '0b9f7c1e-2f9d-4c57-8a57-0f3a5a0f1d11';
const here = {
  me: { person_id: 'me', name: 'Ana Ruiz' },
  projectName: () => 'Canal lock',
  nowIso: '2026-11-23T23:00:00.000Z',
};
const photo = {
  id: 'c3a0f1d1-2f9d-4c57-8a57-0f3a5a0f1d22',
  mime_type: 'image/jpeg',
  size: 10,
  sha256: 'ab'.repeat(32),
  caption: null,
};
const save = (what: string, isSent = false): OwnChange => ({
  change: 'save_ticket',
  isSent,
  parameters: {
    ticket_id: ticketId,
    version: 0,
    ticket: {
      v: 1,
      project_id: projectId,
      code: 'KMTRWX',
      day: '2026-11-23',
      what,
      why: null,
      made_at: '2026-11-23T22:00:00.000Z',
      copied_from: null,
      labor: [{ name: 'Luis', classification: null, minutes: 90 }],
      materials: [],
      equipment: [],
      files: [photo],
    },
  },
});
const sign: OwnChange = {
  change: 'sign_ticket',
  isSent: false,
  parameters: {
    signature_id: '7c1e0b9f-2f9d-4c57-8a57-0f3a5a0f1d33',
    ticket_id: ticketId,
    signed: {
      v: 1,
      hash: 'cd'.repeat(32),
      name: 'Dana',
      role: 'Owner',
      drawing: [{ points: [{ x: 1, y: 2 }] }],
      signed_at: '2026-11-23T22:30:00.000Z',
    },
  },
};
const onServer = (): TicketPage => {
  const page = shownTicket(null, [save('Dug')], here);
  if (page === null) throw new Error('the ticket is not shown');
  return { ...page, ticket: { ...page.ticket, number: 4, version: 1 } };
};

it('shows a ticket that only this device has, by its code, with its photos and signature', () => {
  const page = shownTicket(null, [save('Dug'), save('Dug deeper'), sign], here);
  expect(page?.ticket).toMatchObject({
    number: 0,
    what: 'Dug deeper',
    minutes: 90,
    state: 'signed',
    project: { name: 'Canal lock' },
    photos: [{ sha256: photo.sha256, is_stored: false }],
  });
  expect(page?.signature).toMatchObject({ name: 'Dana', collected_by: here.me, is_intact: true });
});

it('shows nothing of a signature whose ticket is unknown', () => {
  expect(shownTicket(null, [sign], here)).toBeNull();
});

it('prefers the server’s ticket to a change that was sent, and a change that waits to both', () => {
  const known = onServer();
  expect(shownTicket(known, [save('Old', true)], here)?.ticket.what).toBe('Dug');
  expect(shownTicket(known, [save('New')], here)?.ticket).toMatchObject({ what: 'New', number: 4 });
});

it('keeps the first signature, and a void ticket as it was voided', () => {
  const signed = shownTicket(onServer(), [sign], here);
  const other = { ...sign, parameters: { ...sign.parameters, signature_id: ticketId } };
  expect(shownTicket(signed, [other], here)?.signature?.id).toBe(signed?.signature?.id);
  const voidIt = (reason: string): OwnChange => ({
    change: 'void_ticket',
    isSent: false,
    parameters: { ticket_id: ticketId, reason },
  });
  expect(shownTicket(signed, [voidIt('First'), voidIt('Second')], here)?.ticket).toMatchObject({
    state: 'void',
    void_reason: 'First',
  });
});
