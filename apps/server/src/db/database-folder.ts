import { join } from 'node:path';

/** The folder with the embedded database's files, inside the data folder. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database');
}
