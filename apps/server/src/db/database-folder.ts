import { join } from 'node:path';

/** Where a data folder keeps the embedded database's own files. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database');
}
