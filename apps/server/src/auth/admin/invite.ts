import * as z from 'zod';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { unprocessable } from '../auth-error.ts';
import { prepareInvitation } from '../mails/auth-mails.ts';
import { clientOf } from '../client.ts';
import { emailAddress } from '../requests/email-address.ts';
import { insertUser } from '../users/new-user.ts';
import { redirectTarget } from '../links/redirect-target.ts';
import { jsonObject, readBody, text } from '../requests/request-body.ts';
import { requireAdmin } from '../sessions/signed-in.ts';
import { userJson } from '../users/user-json.ts';
import { selectOptionalUserByEmail, selectUserById } from '../users/user.ts';

const bodySchema = z.object({ email: text, data: z.nullish(jsonObject) });

/** POST /invite: mails an invitation; the person has no password yet and chooses one after the click. */
export const invite =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    await requireAdmin(c, parts);
    const body = await readBody(c, bodySchema);
    const email = emailAddress(body.email);
    const nowMs = parts.now();
    const { user, mail } = await parts.database.transaction(async (q) => {
      const known = await selectOptionalUserByEmail(q, email);
      if (known !== null && known.email_confirmed_at !== null) {
        throw unprocessable(
          'email_exists',
          'A user with this email address has already been registered',
        );
      }
      const userMetadata = body.data ?? {};
      const invited =
        known ?? (await insertUser(q, { email, passwordHash: null, userMetadata }, nowMs));
      const traits = { user_id: invited.id };
      await audit(q, 'user_invited', 'service_role', clientOf(c), nowMs, traits);
      const prepared = await prepareInvitation(parts, q, invited, {
        redirectTo: redirectTarget(c, parts.settings),
        acceptLanguage: undefined,
        ip: null,
        isPkce: false,
      });
      return { user: await selectUserById(q, invited.id), mail: prepared };
    });
    await parts.sendMail(mail);
    return c.json(userJson(user));
  };
