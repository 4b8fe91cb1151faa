import type { AuthParts } from '../auth-context.ts';
import type { AuthHandler } from '../auth-handler.ts';
import { invalid } from '../auth-error.ts';
import { requireAdmin } from '../sessions/signed-in.ts';
import { userJson } from '../users/user-json.ts';
import { countUsers, selectUsers } from '../users/user.ts';

/** GET /admin/users?page=&per_page=&filter=. */
export const adminUsersList =
  (parts: AuthParts): AuthHandler =>
  async (c) => {
    await requireAdmin(c, parts);
    const page = Math.max(1, wholeNumber(c.req.query('page'), 1));
    const perPage = wholeNumber(c.req.query('per_page'), 50);
    if (perPage === 0) {
      throw invalid('Bad Pagination Parameters: per_page must be greater than 0');
    }
    // A NUL occurs in no address or name, and PostgreSQL rejects it.
    const filter = (c.req.query('filter') ?? '').replaceAll('\0', '');
    const total = await countUsers(parts.database, filter);
    const users = await selectUsers(parts.database, filter, perPage, (page - 1) * perPage);

    const pages = Math.ceil(total / perPage);
    const query = new URLSearchParams(c.req.query());
    const link = (target: number, relation: string) => {
      query.set('page', String(target));
      query.sort();
      return `</admin/users?${query.toString()}>; rel="${relation}"`;
    };
    c.header('X-Total-Count', String(total));
    c.header(
      'Link',
      [...(pages > page ? [link(page + 1, 'next')] : []), link(pages, 'last')].join(', '),
    );
    return c.json({ users: users.map(userJson), aud: 'authenticated' });
  };

function wholeNumber(given: string | undefined, otherwise: number): number {
  if (given === undefined || given === '') return otherwise;
  if (!/^\d{1,9}$/.test(given)) {
    throw invalid(
      `Bad Pagination Parameters: strconv.ParseUint: parsing ${JSON.stringify(given)}: invalid syntax`,
    );
  }
  return Number(given);
}
