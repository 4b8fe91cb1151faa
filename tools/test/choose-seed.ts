import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

import { root } from './step.ts';

/**
 * The seed of tests with random data, a 32-bit integer: `MUSTER_TEST_SEED` if it is set. Otherwise
 * each commit has its own, so that an ordinary run gives the same results on every machine; the
 * full run, which explores, draws a new one every time.
 */
export function chooseSeed({ full }: { readonly full: boolean }): number {
  const given = process.env.MUSTER_TEST_SEED;
  if (given) return Number(given);
  const commit = full ? '' : headCommit();
  return commit === '' ? randomInt(2 ** 31) : Number.parseInt(commit.slice(0, 7), 16);
}

/** Empty if there is no repository, as in an unpacked archive. */
function headCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return stdout?.trim() ?? '';
}
