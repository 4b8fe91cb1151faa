import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const packages = ['@supabase/lite@0.10.0', 'postgres@3.4.9'];

export const untracked = { LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' };

export type LiteInstallation = { readonly folder: string; readonly remove: () => Promise<void> };

/**
 * Installs `@supabase/lite` into a temporary folder without running its scripts.
 * @throws Error if it can't be downloaded
 */
export async function installLite(): Promise<LiteInstallation> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-bench-lite-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  try {
    await promisify(execFile)('npm', ['install', ...options, '--prefix', folder, ...packages], {
      cwd: folder,
      env: { ...process.env, ...untracked },
      timeout: 300_000,
    });
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
