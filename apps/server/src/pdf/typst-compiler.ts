import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

import { scriptsOf } from './pdf-fonts.ts';
import type { PdfJob } from './pdf-job.ts';

const templatesFolder = join(import.meta.dirname, 'templates');

/**
 * Opens a compiler with these fonts and no others from the machine. Throws if the platform has no compiler.
 *
 * @param fonts paths of TTF files
 */
export async function openCompiler(fonts: readonly string[]): Promise<NodeCompiler> {
  const module = await import('@myriaddreamin/typst-ts-node-compiler');
  return module.NodeCompiler.create({
    workspace: templatesFolder,
    fontArgs: [{ fontBlobs: fonts.map((path) => readFileSync(path)) }],
  });
}

/** Throws the error of a template. Frees the memory that the compiler kept. */
export function writeDocument(
  typst: NodeCompiler,
  { template, data, pictures }: PdfJob,
): Uint8Array {
  for (const [name, bytes] of Object.entries(pictures)) {
    typst.mapShadow(join(templatesFolder, name), Buffer.from(bytes));
  }
  try {
    const compiled = typst.compile({
      mainFilePath: join(templatesFolder, `${template}.typ`),
      inputs: { data, scripts: JSON.stringify(scriptsOf(data)) },
      resetRead: true,
    });
    if (compiled.result === null) {
      const trouble = compiled.takeDiagnostics();
      throw new Error(JSON.stringify(trouble?.shortDiagnostics ?? 'no document'));
    }
    return typst.pdf(compiled.result);
  } finally {
    typst.resetShadow();
    typst.evictCache(0);
  }
}
