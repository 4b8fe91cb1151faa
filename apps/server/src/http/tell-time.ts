import type { IncomingMessage, ServerResponse } from 'node:http';

import { nonceHeader, timeHeader } from '@muster/contract';

const nonceForm = /^[\w-]{1,64}$/;

/** Returns the server's clock to a caller that sends a nonce, which shows that the response belongs to this request. */
export function tellTime({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  const nonce = headers[nonceHeader.toLowerCase()];
  if (typeof nonce !== 'string' || !nonceForm.test(nonce)) return;
  outgoing.setHeader(timeHeader, `${nonce} ${Date.now()}`);
}
