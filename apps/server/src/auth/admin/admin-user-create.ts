import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { DatabaseError } from '../../db/database.ts';
import { addressFields, adminUserFields, bannedUntil } from './admin-user-fields.ts';
import { audit } from '../audit.ts';
import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { invalid, serverFault, unprocessable } from '../auth-error.ts';
import { clientOf } from '../client.ts';
import { insertVouchedUser } from '../users/create-user.ts';
import { addressTaken } from '../requests/database-refusal.ts';
import { assertStrongPassword, wordsAbout } from '../passwords/password-check.ts';
import { hashPassword, isPasswordHash } from '../passwords/password-hash.ts';
import { readBody, text } from '../requests/request-body.ts';
import { requireAdmin } from '../sessions/signed-in.ts';
import { setBan } from '../users/user-changes.ts';
import { userJson } from '../users/user-json.ts';
import { selectUserById } from '../users/user.ts';
import { isUuid } from '../uuid.ts';

const bodySchema = z.object({ ...adminUserFields, id: text, password_hash: text });

/** POST /admin/users. */
export const adminUserCreate =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    await requireAdmin(c, parts);
    const body = await readBody(c, bodySchema);
    const { email, phone } = addressFields(body);
    if (email === null && phone === null) {
      throw invalid('Cannot create a user without either an email or phone');
    }
    const nowMs = parts.now();
    const banEnd = bannedUntil(body.ban_duration, nowMs);
    if (body.id !== '' && !isUuid(body.id)) {
      throw invalid('ID must conform to the uuid v4 format');
    }
    if (/^[0-]+$/.test(body.id)) throw invalid('ID cannot be a nil uuid');
    const user = {
      id: body.id === '' ? undefined : body.id,
      email,
      phone,
      passwordHash: await passwordHashOf(parts, body, email ?? ''),
      userMetadata: body.user_metadata ?? {},
      appMetadata: body.app_metadata ?? {},
      ...(body.role === '' ? {} : { role: body.role }),
    };
    const confirmed = { email: body.email_confirm, phone: body.phone_confirm };

    try {
      const created = await parts.database.transaction(async (q) => {
        const { id } = await insertVouchedUser(q, user, confirmed, nowMs);
        if (banEnd != null) await setBan(q, id, banEnd);
        await audit(q, 'user_signedup', 'service_role', clientOf(c), nowMs, { user_id: id });
        return selectUserById(q, id);
      });
      return c.json(userJson(created));
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      throw (
        addressTaken(error, 'Phone number already registered by another user') ??
        serverFault('Database error creating new user', error)
      );
    }
  };

async function passwordHashOf(
  { checkPassword }: AuthParts,
  body: z.infer<typeof bodySchema>,
  email: string,
): Promise<string> {
  const { password_hash: given } = body;
  if (body.password != null && given !== '') {
    throw invalid('Only a password or a password hash should be provided');
  }
  if (given !== '') {
    if (!isPasswordHash(given)) throw unprocessable('validation_failed', 'Unknown password hash');
    return given;
  }
  const password = body.password ?? '';
  if (password === '') return hashPassword(randomBytes(48).toString('base64url'));
  await assertStrongPassword(checkPassword, password, wordsAbout(email, body.user_metadata ?? {}));
  return hashPassword(password);
}
