import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the server makes in its data folder; a restore leaves `database.replaced-…` beside `database`. */
const ours = /^(?:database|snapshots|files|file-snapshots|backups|run)(?:\.|$)/;

/**
 * Lets only this user into the folders that the server has made in its data folder. PostgreSQL writes its files
 * readable and writable for all users, whatever the umask, and the data folder may have been made for all to read.
 * Answers a warning for each folder that others can still read; the data folder is the operator's to close.
 */
export async function closeFolders(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  const folders = names.filter((name) => ours.test(name)).map((name) => join(dataDir, name));
  for (const folder of folders) {
    // Not every file system and owner allows it; then the warning says so.
    if ((await stat(folder)).isDirectory()) await chmod(folder, 0o700).catch(() => {});
  }
  const warnings = await Promise.all([dataDir, ...folders].map(warningForOpen));
  return warnings.filter((warning) => warning !== null);
}

/** What to do about a folder or file that other users of this machine can read; null where they can't. */
export async function warningForOpen(path: string): Promise<string | null> {
  if (process.platform === 'win32') return null;
  const found = await stat(path).catch(() => null);
  if (found === null || (found.mode & 0o077) === 0) return null;
  const mode = found.isDirectory() ? '700' : '600';
  return `Other users of this machine can read ${path}. Run chmod ${mode} on it.`;
}
