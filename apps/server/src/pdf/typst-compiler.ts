import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

import type { PdfJob } from './pdf-job.ts';

const templatesFolder = join(import.meta.dirname, 'templates');
const require = createRequire(import.meta.url);

/** Inter covers Latin, Greek and Cyrillic; the second font draws emoji in one color. */
const fonts = [
  require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
];

/** Throws where the platform has no compiler. */
export async function openCompiler(): Promise<NodeCompiler> {
  const module = await import('@myriaddreamin/typst-ts-node-compiler');
  return module.NodeCompiler.create({
    workspace: templatesFolder,
    fontArgs: [{ fontBlobs: fonts.map((path) => readFileSync(path)) }],
  });
}

/** Throws what is wrong with a template. What it kept in memory is given back. */
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
      inputs: { data },
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
