import type { PdfRequest } from '@muster/contract/pdf';

import type { Template } from './pdf-job.ts';
import type { ReadAsCaller } from './pdf-caller.ts';
import type { PdfWords } from './pdf-words.ts';
import type { PdfTimes } from './pdf-times.ts';

/** Everything needed to make a document. */
export type Making = {
  readonly read: ReadAsCaller;
  /** A stored file that the caller may read; null for any other. */
  readonly readFile: (bucket: string, name: string) => Promise<Uint8Array | null>;
  readonly language: PdfRequest['language'];
  readonly zone: string;
  readonly words: PdfWords;
  readonly times: PdfTimes;
};

/** One kind of document's addition to the letterhead; its template reads `data`. */
export type PdfContent = {
  readonly template: Template;
  /** Without `.pdf`. */
  readonly fileName: string;
  readonly title: string;
  readonly subtitle: string;
  readonly isLandscape: boolean;
  readonly data: Readonly<Record<string, unknown>>;
  readonly pictures?: Readonly<Record<string, Uint8Array>>;
};

/** The database refused; the reason is one of its verdicts. */
export class PdfRefusal extends Error {
  override readonly name = 'PdfRefusal';
  readonly reason: string;

  constructor(reason: string) {
    super(`refused: ${reason}`);
    this.reason = reason;
  }
}

type Accepted<T> = Exclude<T, { readonly verdict: 'refused' }>;

/** @throws PdfRefusal if a function's verdict is a refusal */
export function okOrRefuse<T extends object>(answer: T): Accepted<T> {
  if (isAccepted(answer)) return answer;
  throw new PdfRefusal('reason' in answer ? String(answer.reason) : 'not_allowed');
}

function isAccepted<T extends object>(answer: T): answer is Accepted<T> {
  return !('verdict' in answer) || answer.verdict !== 'refused';
}
