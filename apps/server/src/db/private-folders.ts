import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders that the server creates in its data folder; a restore leaves `database.replaced-…` next to `database`. */
const ours = /^(?:database|snapshots|files|file-snapshots|backups|run)(?:\.|$)/;

/**
 * Restricts the folders that the server created in its data folder to this user. PostgreSQL writes its files readable
 * and writable for all users, regardless of the umask, and the data folder may have been created readable for all.
 * Returns a warning for each folder that others can still read; the data folder itself is the operator's to close.
 */
export async function closeFolders(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  const folders = names.filter((name) => ours.test(name)).map((name) => join(dataDir, name));
  for (const folder of folders) {
    // Some file systems and owners don't allow it; then the warning says so.
    if ((await stat(folder)).isDirectory()) await chmod(folder, 0o700).catch(() => {});
  }
  const warnings = await Promise.all([dataDir, ...folders].map(warningForOpen));
  return warnings.filter((warning) => warning !== null);
}

/** Advice on a folder or file that other users of this machine can read; null if they can't. */
export async function warningForOpen(path: string): Promise<string | null> {
  if (process.platform === 'win32') return null;
  const found = await stat(path).catch(() => null);
  if (found === null || (found.mode & 0o077) === 0) return null;
  const mode = found.isDirectory() ? '700' : '600';
  return `Other users of this machine can read ${path}. Run chmod ${mode} on it.`;
}
