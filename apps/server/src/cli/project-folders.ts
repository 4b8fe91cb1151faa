import { join } from 'node:path';
import type { MigrationFolders } from '../db/migrate.ts';

const sourceFolder = join(import.meta.dirname, '..');
const supabaseFolder = join(sourceFolder, '..', '..', '..', 'supabase');

export const migrationFolders: MigrationFolders = {
  platformDir: join(sourceFolder, 'db', 'platform'),
  productDir: join(supabaseFolder, 'migrations'),
  schemasDir: join(supabaseFolder, 'schemas'),
};
