import * as z from 'zod';
import type { SmsTransport } from './sms-transport.ts';

const timeoutMs = 10_000;
const sentSchema = z.object({ sid: z.string() });
const refusedSchema = z.object({ code: z.number(), message: z.string() });

export type TwilioSettings = {
  readonly url: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number such as `+15005550006`, or a messaging service's id, which begins with `MG`. */
  readonly from: string;
};

/** Sends by Twilio's Messages resource: https://www.twilio.com/docs/messaging/api/message-resource */
export function createTwilioTransport({
  url,
  accountSid,
  authToken,
  from,
}: TwilioSettings): SmsTransport {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return {
    async send({ to, text }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { Authorization: `Basic ${credentials}` },
        body: new URLSearchParams({
          To: `+${to}`,
          [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
          Body: text,
        }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body: unknown = await answer.json().catch(() => null);
      if (answer.ok) return sentSchema.parse(body).sid;
      const refused = refusedSchema.safeParse(body);
      throw new Error(
        refused.success
          ? `Twilio refused the message: ${refused.data.code} ${refused.data.message}`
          : `Twilio answered ${answer.status}`,
      );
    },
  };
}
