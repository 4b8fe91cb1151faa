import { pdfRequestSchema, type PdfRequest } from '@muster/contract/pdf';

import type { Database } from '../db/database.ts';
import type { PdfMaker } from './create-pdf-maker.ts';
import { fillLetterhead } from './fill-letterhead.ts';
import { type PdfCaller, readAs } from './pdf-caller.ts';
import { PdfError, type PdfErrorKind } from './pdf-error.ts';
import { createTimes } from './pdf-times.ts';
import { pdfWords } from './pdf-words.ts';
import { readBrand, type ReadFile } from './read-brand.ts';
import { refuse, refuseAsDatabase } from './refusals.ts';

const answerByKind = {
  busy: [503, 'busy', 'Too many documents are being written; try again shortly.'],
  too_large: [413, 'pdf_too_large', 'The document is too large to be written.'],
  unavailable: [501, 'pdf_unavailable', 'This server can’t write documents.'],
  failed: [500, 'internal', 'The document could not be written.'],
} as const satisfies Record<PdfErrorKind, readonly [number, string, string]>;

/**
 * `make-pdf`: writes a document about data that the caller may read. Every row is read as the caller, so that the
 * database's rules decide, as they do for the same rows on a screen.
 */
export function createPdfAnswer({
  database,
  maker,
  readFileAs,
  log,
  now,
}: {
  readonly database: Pick<Database, 'query'>;
  readonly maker: PdfMaker;
  /** Reads files that the caller may read; with null, files that anyone may read. */
  readonly readFileAs: (caller: PdfCaller | null) => ReadFile;
  readonly log: { error(fields: object, message: string): void };
  /** Milliseconds since 1970. */
  readonly now: () => number;
}): (request: Request, caller: PdfCaller) => Promise<Response> {
  async function write(asked: PdfRequest, caller: PdfCaller): Promise<Response> {
    const { language, zone } = asked;
    const read = readAs(database, caller);
    const words = pdfWords[language];
    const times = createTimes(language, zone);
    const making = { read, readFile: readFileAs(caller), language, zone, words, times };
    let fileName = '';
    const bytes = await maker.make(async () => {
      // The documents are many modules, which most starts never need.
      const { contentOf } = await import('./content-of.ts');
      const content = await contentOf(asked.document, making);
      ({ fileName } = content);
      const brand = await readBrand(read, readFileAs(null));
      return fillLetterhead(content, { brand, language, times, at: new Date(now()) });
    }, caller.userId ?? caller.role);
    // A stream, because a response copies the bytes that it is given: a hundred timesheets are 3 MB.
    return new Response(ReadableStream.from([bytes]), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Length': String(bytes.byteLength),
        'Content-Disposition': `attachment; filename="${fileName}.pdf"`,
        'Cache-Control': 'no-store',
      },
    });
  }

  return async (request, caller) => {
    const asked = pdfRequestSchema.safeParse(await request.json().catch(() => null));
    if (!asked.success) {
      return refuse(400, 'invalid_input', 'There is no such document.');
    }
    try {
      return await write(asked.data, caller);
    } catch (error) {
      if (error instanceof PdfError) {
        if (error.kind === 'failed' || error.kind === 'unavailable') {
          log.error({ err: error, document: asked.data.document.kind }, 'no PDF was written');
        }
        const [status, code, message] = answerByKind[error.kind];
        return refuse(status, code, message);
      }
      return refuseAsDatabase(error);
    }
  };
}
