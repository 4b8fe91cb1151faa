/**
 * Writes packages/contract/src/database.gen.ts from a freshly migrated database.
 * `--check` writes nothing and ends with exit code 1 when the file is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { generatedTypes, typesFile } from './database-types/generated-types.ts';

const types = await generatedTypes();
const name = relative(process.cwd(), typesFile);
if (!process.argv.includes('--check')) {
  await writeFile(typesFile, types);
  process.stdout.write(`${name} is written.\n`);
} else if ((await readFile(typesFile, 'utf8')) !== types) {
  process.stderr.write(`${name} is out of date: run node tools/generate-types.ts\n`);
  process.exitCode = 1;
}
