import * as z from 'zod';
import { addressFields, adminUserFields, bannedUntil } from './admin-user-fields.ts';
import { requireAdminAndUser } from './admin-user.ts';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { clientOf } from '../client.ts';
import { assertStrongPassword, wordsAbout } from '../passwords/password-check.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { readBody } from '../requests/request-body.ts';
import { passwordChangedMails, securityMails } from '../mails/security-mails.ts';
import {
  changeAddress,
  changePassword,
  confirmEmail,
  confirmPhone,
  mergeMetadata,
  setBan,
} from '../users/user-changes.ts';
import { userJson } from '../users/user-json.ts';
import { selectUserById } from '../users/user.ts';

const bodySchema = z.object(adminUserFields);

/** PUT /admin/users/:id. Fields that aren't given stay unchanged. */
export const adminUserUpdate =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    const user = await requireAdminAndUser(c, parts);
    const body = await readBody(c, bodySchema);
    const { email, phone } = addressFields(body);
    const nowMs = parts.now();
    const banEnd = bannedUntil(body.ban_duration, nowMs);
    const { password = null } = body;
    if (password !== null) {
      const aboutUser = wordsAbout(email ?? user.email ?? '', user.raw_user_meta_data ?? {});
      await assertStrongPassword(parts.checkPassword, password, aboutUser);
    }
    const passwordHash = password === null ? null : await hashPassword(password);

    const updated = await parts.database.transaction(async (q) => {
      if (body.role !== '') {
        await q.query('update auth.users set role = $2 where id = $1', [user.id, body.role]);
      }
      if (passwordHash !== null) await changePassword(q, user.id, passwordHash, null, nowMs);
      if (email !== null) await changeAddress(q, user.id, 'email', email, nowMs);
      if (phone !== null) await changeAddress(q, user.id, 'phone', phone, nowMs);
      if (body.email_confirm) await confirmEmail(q, user.id, nowMs);
      if (body.phone_confirm) await confirmPhone(q, user.id, nowMs);
      if (body.app_metadata != null) {
        await mergeMetadata(q, user.id, 'raw_app_meta_data', body.app_metadata, nowMs);
      }
      if (body.user_metadata != null) {
        await mergeMetadata(q, user.id, 'raw_user_meta_data', body.user_metadata, nowMs);
      }
      if (banEnd !== undefined) await setBan(q, user.id, banEnd);
      const traits = { user_id: user.id };
      await audit(q, 'user_modified', 'service_role', clientOf(c), nowMs, traits);
      return selectUserById(q, user.id);
    });
    const notices = [
      ...(passwordHash === null ? [] : passwordChangedMails(c, user)),
      ...(email === null || email === user.email
        ? []
        : securityMails(c, 'email_changed', user, email)),
    ];
    for (const mail of notices) await parts.sendMail(mail);
    return c.json(userJson(updated));
  };
