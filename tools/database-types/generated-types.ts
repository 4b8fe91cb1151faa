import { join } from 'node:path';
import { openTestDatabase } from '@muster/testkit';
import { introspectPublic } from './introspect.ts';
import { printTypes } from './print.ts';

export const typesFile = join(import.meta.dirname, '../../packages/contract/src/database.gen.ts');

/** Returns the content that the types file must have with the current migrations and schema files. */
export async function generatedTypes(): Promise<string> {
  const test = await openTestDatabase();
  try {
    return printTypes(await introspectPublic(test.database));
  } finally {
    await test.close();
  }
}
