import { expect, test } from 'vitest';

import { readPdfText } from './read-pdf-text.ts';
import { createReceiptText } from './receipt-text.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** Creates a PDF file of one page with these lines. */
function pdfOf(lines: readonly string[]): Uint8Array {
  const shown = lines.map((line) => `(${line}) Tj 0 -14 Td`).join(' ');
  const stream = `BT /F1 12 Tf 72 720 Td ${shown} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`;
  return encode(body);
}

const receiptText = createReceiptText({
  mayAdd: ({ userId }) => Promise.resolve(userId === 'member'),
  now: () => Date.parse('2026-11-29T12:00:00Z'),
});
const asked = (bytes: Uint8Array, userId: string | null = 'member') =>
  receiptText.handle(
    new Request('http://localhost/receipt-text', { method: 'POST', body: Buffer.from(bytes) }),
    { role: 'authenticated', claims: {}, userId },
  );

test('a digital receipt proposes its total and day', async () => {
  const answer = await asked(
    pdfOf(['Corner Fuel', '11/24/2026', 'Subtotal 80.00', 'Total $86.40']),
  );
  expect(await answer.json()).toEqual({ total_cents: 86_40, bought_on: '2026-11-24' });
});

test('a file without text, or that is broken, proposes nothing', async () => {
  for (const bytes of [pdfOf([]), encode('%PDF-1.4 and then nothing')]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await (await asked(bytes)).json()).toEqual({ total_cents: null, bought_on: null });
  }
  expect(await readPdfText(pdfOf(['Total 1.00']), { milliseconds: 0 })).toBeNull();
});

test('what is no PDF file is refused, and so is who adds no receipts', async () => {
  expect((await asked(encode('GIF89a'))).status).toBe(400);
  expect((await asked(pdfOf([]), 'outsider')).status).toBe(403);
  expect((await asked(pdfOf([]), null)).status).toBe(403);
});
