import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from 'playwright-core';

const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The same engine without a browser's windows, which no one sees here and which cost a fifth of the time. */
const shell = 'chromium-headless-shell';

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function run(file: string, commandArguments: readonly string[]): boolean {
  process.stdout.write(`muster: ${file} ${commandArguments.join(' ')}\n`);
  return spawnSync(file, commandArguments, { stdio: 'inherit' }).status === 0;
}

function stop(sentence: string): never {
  process.stdout.write(`muster: ${sentence}\n`);
  process.exit(1);
}

function isDebian(): boolean {
  return existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/**
 * Returns the path of a Chromium for the tests: CHROMIUM_PATH, the system's, Debian's package (installed if run as
 * root), or else Playwright's own. The full run looks for the complete browser first, other runs for the headless
 * shell. Exits with the one command that root must run.
 */
export function findChromium({ full }: { readonly full: boolean }): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : stop(`CHROMIUM_PATH names no file: ${given}`);
  const names = full ? [...whole, shell] : [shell, ...whole];
  const found = findOnPath(names);
  if (found) return found;
  if (isDebian()) {
    if (process.getuid?.() !== 0) {
      stop(
        'the tests need a browser; let root type: apt-get update && apt-get install -y chromium',
      );
    }
    const install = ['install', '-y', '-q', '--no-install-recommends'];
    run('apt-get', ['update', '-q']);
    // Distributions based on Debian may have only the complete browser.
    if (full || !run('apt-get', [...install, shell])) run('apt-get', [...install, 'chromium']);
    return findOnPath(names) ?? stop('installing Chromium failed; the lines above say why');
  }
  const own = chromium.executablePath();
  if (!existsSync(own)) run('playwright', ['install', 'chromium']);
  return existsSync(own) ? own : stop('no Chromium was found; name one in CHROMIUM_PATH');
}
