import * as z from 'zod';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { invalid } from '../auth-error.ts';
import { prepareRecovery } from '../mails/auth-mails.ts';
import { clientOf } from '../client.ts';
import { emailAddress } from '../requests/email-address.ts';
import { notSoonerThan } from '../limits/even-time.ts';
import { assertUnknownInterval } from '../limits/mail-budget.ts';
import { beginFlow, codeChallenge } from '../links/pkce.ts';
import { redirectTarget } from '../links/redirect-target.ts';
import { codeChallengeFields, readBody, text } from '../requests/request-body.ts';
import { selectOptionalUserByEmail } from '../users/user.ts';

const bodySchema = z.object({ email: text, ...codeChallengeFields });

const evenAnswerMs = 100;

/** POST /recover: mails a link to set a new password; unknown addresses get the same response. */
export const recover =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const startedAt = performance.now();
    const body = await readBody(c, bodySchema);
    if (body.email === '') throw invalid('Password recovery requires an email');
    const email = emailAddress(body.email);
    const challenge = codeChallenge(body);

    const mail = await parts.database.transaction(async (q) => {
      const user = await selectOptionalUserByEmail(q, email);
      const nowMs = parts.now();
      if (user === null) {
        const { mailIntervalSeconds } = parts.settings;
        await assertUnknownInterval(q, 'recovery', email, mailIntervalSeconds, nowMs);
        return null;
      }
      if (challenge !== null) await beginFlow(q, user.id, 'recovery', challenge, nowMs);
      await audit(q, 'user_recovery_requested', user, clientOf(c), nowMs);
      return prepareRecovery(parts, q, user, {
        redirectTo: redirectTarget(c, parts.settings),
        acceptLanguage: c.req.header('accept-language'),
        ip: clientOf(c).ip,
        isPkce: challenge !== null,
      });
    });
    if (mail !== null) await parts.sendMail(mail);
    await notSoonerThan(startedAt, evenAnswerMs);
    return c.json({});
  };
