import { pdfRequestSchema, type PdfDocument, type PdfRequest } from '@muster/contract/pdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPdfAnswer } from '../../apps/server/src/pdf/answer-pdf.ts';
import { createPdfMaker, type PdfMaker } from '../../apps/server/src/pdf/create-pdf-maker.ts';
import { type TestCaller } from '../../packages/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { textOfPdf } from './support/pdf-text.ts';

/** Documents are made of what the caller may read, and of nothing else. */
let cast: Cast;
let maker: PdfMaker;
beforeAll(async () => {
  cast = await openCast();
  maker = createPdfMaker();
});
afterAll(async () => {
  maker.close();
  await cast.close();
});

async function ask(
  { role, sub, claims }: TestCaller,
  document: PdfDocument,
  language: PdfRequest['language'] = 'en',
): Promise<Response> {
  const answer = createPdfAnswer({
    database: cast.database,
    maker,
    readPublicFile: async () => null,
    log: { error: (fields) => expect.fail(JSON.stringify(fields)) },
    now: () => Date.parse('2026-11-23T20:00:00Z'),
  });
  const body = pdfRequestSchema.parse({ language, zone: 'America/Denver', document });
  const request = new Request('http://server/', { method: 'POST', body: JSON.stringify(body) });
  return answer(request, { role, claims: { role, sub, ...claims }, userId: sub ?? null });
}

async function read(...asked: Parameters<typeof ask>): Promise<string> {
  const answer = await ask(...asked);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return textOfPdf(await answer.bytes());
}

describe('the audit as a document', () => {
  const audit = (filters: Record<string, string>): PdfDocument => ({
    kind: 'audit',
    filters,
    names: { kinds: { projects: 'Job' }, fields: { name: 'Name' }, values: {} },
  });

  test('is refused to whoever may not search it', async () => {
    for (const { caller } of [cast.supervisor, cast.employee]) {
      const answer = await ask(caller, audit({}));
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'not_allowed' }]);
    }
    expect((await ask(cast.anon, audit({}))).status).toBe(403);
    const wrong = await ask(cast.admin.caller, audit({ action: 'shred' }));
    expect([wrong.status, await wrong.json()]).toMatchObject([403, { code: 'invalid_input' }]);
  });

  test('has each change of the search once, as it was written, and none of another company', async () => {
    const names = [
      'Łódź bridge — Щука і Ґанок',
      '#sys.inputs *bold* $x^2$ #panic("code") \\ [a](b) <label> @ref',
      'Site 🚧 Ñandú Žďár',
      ...Array.from({ length: 60 }, (_, index) => `Project number ${index}.`),
    ];
    for (const [company, name] of [
      ...names.map((each) => [cast.company, each] as const),
      [cast.foreign.company, 'Project of strangers'] as const,
    ]) {
      await cast.database.query('insert into projects (company_id, name) values ($1, $2)', [
        company,
        name,
      ]);
    }
    const text = await read(cast.admin.caller, audit({ subject: 'projects', action: 'insert' }));
    for (const name of names) expect(count(text, `“${name}”`), name).toBe(1);
    expect(text).not.toContain('strangers');
    expect(text).toContain('Added: Job');
    expect(text).toContain('As of Nov 23, 2026, 1:00 PM MST');
    expect(text).toMatch(/Page 2 of \d/);
  });

  test('is written in Spanish too, and says when nothing was found', async () => {
    const text = await read(cast.admin.caller, audit({ words: 'zzzunfound' }), 'es');
    expect(text).toContain('Registro de auditoría');
    expect(text).toContain('No se encontró nada.');
    expect(text).toContain('Página 1 de 1');
  });
});

/** Lines break where the column ends, so neither side counts its spaces. */
function count(text: string, part: string): number {
  const bare = (of: string) => of.replaceAll(/\s/g, '');
  return bare(text).split(bare(part)).length - 1;
}
