import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium, type BrowserContext } from 'playwright-core';

import { chromiumOptions } from './chromium.ts';
import { skipSplash } from './splash.ts';

export type KillableBrowser = {
  readonly context: BrowserContext;
  /** Sends SIGKILL to the browser and all its children, as a phone does when it runs out of memory. */
  kill(): Promise<void>;
};

const startLimitMs = 60_000;

async function devToolsAddress(profile: string): Promise<string> {
  const file = join(profile, 'DevToolsActivePort');
  const giveUpAt = performance.now() + startLimitMs;
  while (performance.now() < giveUpAt) {
    const [port, path] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (port && path) return `ws://127.0.0.1:${port}${path}`;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Chromium did not start');
}

/** Starts Chromium on a profile that outlives it, in its own process group. */
export async function startKillableBrowser(profile: string): Promise<KillableBrowser> {
  const { executablePath, args } = chromiumOptions();
  await rm(join(profile, 'DevToolsActivePort'), { force: true });
  const child = spawn(
    executablePath,
    [
      ...args,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=390,844',
      'about:blank',
    ],
    { detached: true, stdio: 'ignore', env: { ...process.env, TZ: 'America/Los_Angeles' } },
  );
  const exited = once(child, 'exit');
  const browser = await chromium.connectOverCDP(await devToolsAddress(profile));
  const [context] = browser.contexts();
  if (!context || child.pid === undefined) throw new Error('Chromium has no context');
  await skipSplash(context);
  const group = -child.pid;
  return {
    context,
    async kill() {
      // A process that has already ended must not be killed.
      if (child.exitCode === null && child.signalCode === null) process.kill(group, 'SIGKILL');
      await exited;
      await browser.close().catch(() => undefined);
    },
  };
}
