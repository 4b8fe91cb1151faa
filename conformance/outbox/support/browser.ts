import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { chromium, type Page } from 'playwright-core';

/** A real Chromium with a profile on disk, whose processes can be killed together. */
export type Browser = {
  readonly page: Page;
  /** Sends SIGKILL to the whole process group, so that nothing can shut down cleanly. */
  kill(): Promise<void>;
};

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
];

/** `CHROMIUM_PATH`, set by `npm test`, or Debian's. */
function chromiumPath(): string {
  const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (existsSync(path)) return path;
  throw new Error('Set CHROMIUM_PATH to a Chromium; npm test finds or installs one by itself');
}

export async function openBrowser(
  profileDir: string,
  prepare: (page: Page) => Promise<void>,
): Promise<Browser> {
  // In its own process group, so that the kill reaches the zygote and every renderer.
  const child = spawn(chromiumPath(), [...flags, `--user-data-dir=${profileDir}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface(child.stderr)) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    const browser = await chromium.connectOverCDP(address);
    const page = await browser.contexts()[0]!.newPage();
    await prepare(page);
    return {
      page,
      kill: async () => {
        // Already ended, by an earlier kill or on its own.
        if (child.exitCode !== null || child.signalCode !== null) return;
        process.kill(-child.pid!, 'SIGKILL');
        await exited;
      },
    };
  }
  throw new Error('Chromium ended before it could be reached');
}
