import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generatedTypes, typesFile } from './generated-types.ts';

test('the generated row types are those of the migrations and schema files (node tools/generate-types.ts)', async () => {
  expect(await readFile(typesFile, 'utf8')).toBe(await generatedTypes());
});
