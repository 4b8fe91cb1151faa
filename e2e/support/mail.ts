import { expect } from '@playwright/test';

import type { CapturedMail, TestServer } from '@muster/testkit';

/** Returns what `read` finds in the last mail to an address, as soon as it finds something. */
async function lastMail<Found>(
  server: TestServer,
  address: string,
  read: (mail: CapturedMail) => Found | undefined,
): Promise<Found> {
  let found: Found | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await server.mails()).filter(({ to }) => to === address);
        found = mails.map(read).findLast((one) => one !== undefined);
        return found;
      },
      { message: `a mail to ${address}` },
    )
    .toBeDefined();
  // The poll has just seen it.
  return found!;
}

/** The link with these words in it in the last mail to an address. */
export function mailedLink(server: TestServer, address: string, words: string): Promise<string> {
  return lastMail(server, address, ({ links }) => links.find((link) => link.includes(words)));
}

/** The code in the last mail to an address. */
export function mailedCode(server: TestServer, address: string): Promise<string> {
  return lastMail(server, address, ({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
}
