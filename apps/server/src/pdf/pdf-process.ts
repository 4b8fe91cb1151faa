/**
 * The process that writes documents, one after the other. A thread couldn't be stopped: neither `terminate()` nor an
 * exit interrupts the compiler, but a process can be killed (docs/decisions/0112).
 */
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

import { fontPaths, scriptsOf } from './pdf-fonts.ts';
import type { PdfAnswer, PdfJob } from './pdf-job.ts';
import { openCompiler, writeDocument } from './typst-compiler.ts';

let compiler: NodeCompiler | undefined;
/** The scripts that the compiler has fonts for, in addition to the common ones. */
const scripts = new Set<ReturnType<typeof scriptsOf>[number]>();

process.on('disconnect', () => process.exit());
process.on('message', (job: PdfJob) => {
  void answer(job).then((answered) => process.send?.(answered));
});

async function answer(job: PdfJob): Promise<PdfAnswer> {
  try {
    const missing = scriptsOf(job.data).filter((script) => !scripts.has(script));
    missing.forEach((script) => scripts.add(script));
    // A compiler gets its fonts only once, so a new script needs a new compiler.
    if (missing.length > 0) compiler = undefined;
    compiler ??= await openCompiler(fontPaths(scripts));
  } catch (error) {
    return { kind: 'unavailable', message: String(error) };
  }
  try {
    return { bytes: writeDocument(compiler, job) };
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
}
