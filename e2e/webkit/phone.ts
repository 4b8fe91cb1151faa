import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { Builder, By, Capabilities, error, Key } from 'selenium-webdriver';

import { freePort } from '@muster/testkit/server-process';

const startLimitMs = 20_000;
const limitMs = 40_000;
/** After this long, the browser no longer responds to its driver. */
const quitLimitMs = 10_000;

export type Phone = {
  /** Opens an address and skips the splash with a key, as a person may. */
  open(url: string): Promise<void>;
  path(): Promise<string>;
  /** Types into the field with that name. */
  fill(name: string, text: string): Promise<void>;
  /** Presses the button with that name as soon as it is enabled. */
  press(name: string): Promise<void>;
  /** Waits until a button with one of these names is enabled, and returns the name. */
  offers(...names: readonly string[]): Promise<string>;
  /** Waits until the text is on the page. */
  shows(words: string): Promise<void>;
  /** Waits until the service worker has stored the app. */
  keepsApp(): Promise<void>;
  /** Closes the browser as a person does. */
  close(): Promise<void>;
};

/**
 * WebKit on a profile that outlives it, controlled by Debian's WebKitWebDriver; each browser has its own
 * driver process.
 */
export async function startPhone(profile: string, display: string): Promise<Phone> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, TZ: 'America/Los_Angeles', LANG: 'en_US.UTF-8' },
    stdio: 'ignore',
    // A process group of its own, including the browser that it starts.
    detached: true,
  });
  const ended = once(driver, 'exit');
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`);
  const session = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'muster-phone',
        'webkitgtk:browserOptions': { binary: await browserCommand(profile), args: [] },
      }),
    )
    .build();

  async function buttonCalled(name: string) {
    for (const button of await session.findElements(By.css('button'))) {
      // The driver fails when asked for a hidden element's name.
      if (!(await button.isDisplayed()) || (await button.getAccessibleName()) !== name) continue;
      // Just after a punch the big button is disabled, which only this attribute shows.
      const rests = (await button.getAttribute('aria-disabled')) === 'true';
      if (!rests && (await button.isEnabled())) return button;
    }
    return undefined;
  }

  async function fieldCalled(name: string) {
    for (const field of await session.findElements(By.css('input'))) {
      if ((await field.getAccessibleName()) === name) return field;
    }
    return undefined;
  }

  /** Retries until it succeeds; elements that React replaced in between are found again. */
  async function insist(what: string, attempt: () => Promise<boolean>): Promise<void> {
    let reason = '';
    const trial = () =>
      attempt().catch((failure: unknown) => {
        if (!(failure instanceof error.WebDriverError)) throw failure;
        reason = ` (${failure.name} ${failure.message})`;
        return false;
      });
    await session.wait(trial, limitMs).catch(async (cause: unknown) => {
      const page = await session.findElement(By.css('body')).getText();
      throw new Error(`${what} did not come${reason}; the page says: ${page}`, { cause });
    });
  }

  async function isSplashGone(): Promise<boolean> {
    if ((await session.findElements(By.css('[data-splash]'))).length === 0) {
      return (await session.findElements(By.css('main'))).length > 0;
    }
    await session.actions().sendKeys(Key.ESCAPE).perform();
    return false;
  }

  return {
    async open(url) {
      await session.get(url);
      await insist(`the page at ${url}`, isSplashGone);
    },
    async path() {
      return new URL(await session.getCurrentUrl()).pathname;
    },
    async fill(name, text) {
      await insist(`the field ${name}`, async () => {
        const field = await fieldCalled(name);
        await field?.clear();
        await field?.sendKeys(text);
        return field !== undefined;
      });
    },
    async press(name) {
      await insist(`the button ${name}`, async () => {
        // After long work a clock-out asks about breaks, in front of the button to press.
        await (await buttonCalled('Answer later'))?.click();
        const button = await buttonCalled(name);
        await button?.click();
        return button !== undefined;
      });
    },
    async offers(...names) {
      let offered: string | undefined;
      await insist(`the button ${names.join(' or ')}`, async () => {
        for (const name of names) if (await buttonCalled(name)) offered = name;
        return offered !== undefined;
      });
      return offered ?? '';
    },
    async shows(words) {
      await insist(words, async () => {
        const [main] = await session.findElements(By.css('body'));
        return main !== undefined && (await main.getText()).includes(words);
      });
    },
    async keepsApp() {
      await insist('the service worker', () =>
        session.executeAsyncScript<boolean>(
          `const done = arguments[0];
          navigator.serviceWorker.getRegistration()
            .then((registration) => done(registration?.active?.state === 'activated'));`,
        ),
      );
    },
    async close() {
      await Promise.race([session.quit().catch(() => undefined), setTimeout(quitLimitMs)]);
      // A process that has already ended must not be killed.
      if (driver.pid !== undefined && driver.exitCode === null)
        process.kill(-driver.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** The driver takes a single executable to start, and adds its own arguments to the given ones. */
async function browserCommand(profile: string): Promise<string> {
  const file = join(profile, 'browser');
  const browser = join(import.meta.dirname, 'browser.js');
  await writeFile(file, `#!/bin/sh\nexec gjs -m '${browser}' '${profile}'\n`);
  await chmod(file, 0o700);
  return file;
}

async function answers(url: string): Promise<void> {
  const giveUpAt = performance.now() + startLimitMs;
  while (performance.now() < giveUpAt) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await setTimeout(50);
  }
  throw new Error('WebKitWebDriver did not start');
}
