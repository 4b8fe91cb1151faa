import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessage } from '../../apps/server/src/mail/mail-message.ts';
import { MailRefused } from '../../apps/server/src/mail/mail-refused.ts';
import { createPdfAnswer } from '../../apps/server/src/pdf/answer-pdf.ts';
import { createPdfMaker, type PdfMaker } from '../../apps/server/src/pdf/create-pdf-maker.ts';
import { createSendOrder } from '../../apps/server/src/purchasing/send-order-job.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import {
  applied,
  approved,
  ask,
  lineOf,
  orderLine,
  orderOf,
  saveOrder,
  saveVendor,
  type Order,
} from './support/orders.ts';
import { textOfPdf } from './support/pdf-text.ts';

/** The order as its vendor gets it: a PDF on the company's letterhead, by mail. */
let cast: Cast;
let maker: PdfMaker;
const mails: MailMessage[] = [];
const refusing = new Set<string>();
beforeAll(async () => {
  cast = await openCast();
  maker = createPdfMaker();
});
afterAll(async () => {
  maker.close();
  await cast.close();
});

const line = randomUUID();
async function foreignNames(): Promise<Order> {
  const vendor = await saveVendor(cast, cast.admin, { name: 'Żółw & Spółka — Кирпич и Бетон' });
  return approved(cast, cast.supervisor, cast.admin, {
    vendor_id: vendor,
    vendor_name: null,
    project_id: cast.project,
    ship_to: '12 Đường Nguyễn Huệ',
    needed_by: '2026-12-24',
    discount_cents: 10_00,
    freight_cents: 25_00,
    vendor_note: 'Gate code #7 *not* for the driver',
    note: 'Internal: over budget',
    lines: [
      orderLine({
        id: line,
        description: 'Кирпич облицовочный',
        item_number: 'KB-7',
        quantity: 1_250_000,
        unit: 'pcs',
        price: 1_899_900,
        price_unit: 'M',
        price_factor: 1_000_000,
        tax_rate: 82_500,
        cost_code_id: cast.costCode,
        cost_type: 'M',
      }),
      lineOf(100_00, {
        description: 'Gạch men Đồng Tâm',
        cost_code_id: cast.costCode,
        cost_type: 'M',
      }),
    ],
  });
}

async function pdf(person: Person, { id }: Order): Promise<Response> {
  const { role, sub, claims } = person.caller;
  const answer = createPdfAnswer({
    database: cast.database,
    maker,
    readFileAs: () => async () => null,
    log: { error: (fields) => expect.fail(JSON.stringify(fields)) },
    now: () => Date.parse('2026-11-23T20:00:00Z'),
  });
  const body = {
    language: 'en',
    zone: 'America/Denver',
    document: { kind: 'purchase_order', order_id: id },
  };
  return answer(new Request('http://server/', { method: 'POST', body: JSON.stringify(body) }), {
    role,
    claims: { role, sub, ...claims },
    userId: sub ?? null,
  });
}
const textOf = async (answer: Response) => textOfPdf(new Uint8Array(await answer.arrayBuffer()));

/** Asks for the mail and runs its job, as a worker does; answers the order after it. */
async function send(order: Order, mail: string): Promise<Record<string, unknown>> {
  const request = randomUUID();
  await applied(
    ask(cast, cast.supervisor, 'send_order($1, $2, $3, $4)', [
      request,
      order.id,
      order.version,
      mail,
    ]),
  );
  const job = createSendOrder({
    maker,
    transport: {
      deliver: async (message) => {
        if (refusing.has(message.to)) throw new MailRefused('550 no such mailbox');
        mails.push(message);
      },
    },
    readPublicFile: async () => null,
    siteUrl: 'https://muster.example',
    now: () => Date.parse('2026-11-23T20:00:00Z'),
  });
  const run = () =>
    job.run(
      { company_id: cast.company, request_id: request },
      {
        attempt: 1,
        database: cast.database,
        progress: async () => {},
        signal: new AbortController().signal,
      },
    );
  await run();
  // A job that is run again sends nothing twice.
  await run();
  return Object(await ask(cast, cast.supervisor, 'order_page($1)', [order.id]));
}

test('the PDF is refused to who may not read the order', async () => {
  const order = await foreignNames();
  expect((await pdf(cast.employee, order)).status).toBe(403);
  expect((await pdf(cast.foreign.admin, order)).status).toBe(403);
});

test('the PDF says names in every script, amounts and what is for the vendor, and nothing else', async () => {
  const order = await foreignNames();
  const answer = await pdf(cast.supervisor, order);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const folder = process.env['MUSTER_PDF_FOLDER'];
  if (folder !== undefined) await writeFile(join(folder, 'purchase-order.pdf'), bytes);
  const text = await textOfPdf(bytes);
  for (const words of [
    'Żółw & Spółka — Кирпич и Бетон',
    '12 Đường Nguyễn Huệ',
    'KB-7 · Кирпич облицовочный',
    'Gạch men Đồng Tâm',
    '$189.99 / M',
    '8.25 %',
    'Gate code #7 *not* for the driver',
    'Dec 24, 2026',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toMatch(/Internal|03 30|Not approved/);
  const draft = await saveOrder(cast, cast.supervisor);
  expect(await textOf(await pdf(cast.supervisor, draft))).toContain('Not approved');
});

test('while a change waits, the PDF shows what is in force', async () => {
  const order = await foreignNames();
  await saveOrder(cast, cast.supervisor, { lines: [lineOf(1, { description: 'Changed' })] }, order);
  const text = await textOf(await pdf(cast.supervisor, order));
  expect(text).toContain('KB-7');
  expect(text).not.toContain('Changed');
});

test('the vendor gets one email, and one more for a resend', async () => {
  const order = await foreignNames();
  const sent = await send(order, 'vendor@supply.test');
  expect(sent).toMatchObject({ order: { label: 'sent', delivery: 'sent' } });
  const mail = mails.at(-1);
  expect(mail).toMatchObject({
    to: 'vendor@supply.test',
    attachments: [{ contentType: 'application/pdf' }],
  });
  expect(mail?.subject).toMatch(/^Purchase order PO-\d{4}-\d{4} from Northside Builders$/);
  expect(await textOfPdf(new Uint8Array(mail?.attachments?.[0]?.content ?? []))).toContain('KB-7');
  const before = mails.length;
  await send(orderOf(order, { version: sent['version'] }), 'other@supply.test');
  expect(mails).toHaveLength(before + 1);
});

test('a refused mail is in the history, and can be sent again', async () => {
  const order = await foreignNames();
  refusing.add('gone@supply.test');
  const failed = await send(order, 'gone@supply.test');
  expect(failed).toMatchObject({ order: { label: 'approved', delivery: 'failed' } });
  expect(failed['events']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'mail_failed',
        reason: expect.stringContaining('550 no such mailbox'),
      }),
    ]),
  );
  const sent = await send(orderOf(order, { version: failed['version'] }), 'new@supply.test');
  expect(sent).toMatchObject({ order: { delivery: 'sent' } });
});

test('what is not approved, and an address that is none, are refused', async () => {
  const draft = await saveOrder(cast, cast.supervisor);
  const sendTo = (order: Order, mail: string) =>
    ask(cast, cast.supervisor, 'send_order($1, $2, $3, $4)', [
      randomUUID(),
      order.id,
      order.version,
      mail,
    ]);
  expect(await sendTo(draft, 'a@b.test')).toMatchObject({ reason: 'wrong_state' });
  expect(await sendTo(draft, 'a@b.test, c@d.test')).toMatchObject({ detail: 'mail' });
});
