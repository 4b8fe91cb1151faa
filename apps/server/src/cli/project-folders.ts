import { join } from 'node:path';
import type { MigrationFolders } from '../db/migrate.ts';

const sourceFolder = join(import.meta.dirname, '..');

export const migrationFolders: MigrationFolders = {
  platformDir: join(sourceFolder, 'db', 'platform'),
  productDir: join(sourceFolder, '..', '..', '..', 'supabase', 'migrations'),
};
