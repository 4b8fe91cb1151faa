/**
 * The process that writes documents, one after the other. A thread could not be stopped: neither
 * `terminate()` nor an exit interrupts the compiler, but a process can be killed (docs/decisions/0112).
 */
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

import type { PdfAnswer, PdfJob } from './pdf-job.ts';
import { openCompiler, writeDocument } from './typst-compiler.ts';

let compiler: NodeCompiler | undefined;

process.on('disconnect', () => process.exit());
process.on('message', (job: PdfJob) => {
  void answer(job).then((answered) => process.send?.(answered));
});

async function answer(job: PdfJob): Promise<PdfAnswer> {
  try {
    compiler ??= await openCompiler();
  } catch (error) {
    return { kind: 'unavailable', message: String(error) };
  }
  try {
    return { bytes: writeDocument(compiler, job) };
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
}
