import {
  type CompanySignIn,
  type SignInCheck,
  proofHost,
  proofText,
  signInRequestSchema,
} from '@muster/contract/company-sign-ins';

import type { Caller, Database } from '../db/database.ts';
import { refuse } from '../functions/refuse.ts';
import type { ServerFunction } from '../functions/server-function.ts';
import type { RequestLimit } from '../http/request-limit.ts';

type Refused = { readonly verdict: 'refused'; readonly reason: string };

/**
 * `company-sign-in`: what an admin does to their company's identity provider and the database can't:
 * encrypt its secret, read the proof of a domain in the DNS, and ask whether the provider answers.
 */
export function createCompanySignIn({
  database,
  limit,
  seal,
  resolveTxt,
  check,
}: {
  readonly database: Pick<Database, 'query'>;
  readonly limit: RequestLimit;
  /** Encrypts a provider's secret. */
  readonly seal: (secret: string, id: string) => string;
  readonly resolveTxt: (host: string) => Promise<string[][]>;
  readonly check: (signIn: CompanySignIn) => Promise<SignInCheck['provider']>;
}): ServerFunction {
  async function save(caller: Caller, id: string, facts: { client_secret: string | null }) {
    const { client_secret: secret } = facts;
    const [row] = await database.query<{ answer: unknown }>(
      'select save_company_sign_in($1, $2) as answer',
      [id, { ...facts, client_secret: secret === null ? null : seal(secret, id) }],
      { caller },
    );
    return row?.answer;
  }

  async function examine(caller: Caller, id: string): Promise<SignInCheck | Refused> {
    const [row] = await database.query<{ answer: Refused | { sign_ins: CompanySignIn[] } }>(
      'select list_company_sign_ins() as answer',
      [],
      { caller },
    );
    if (row === undefined) throw new Error('list_company_sign_ins answered nothing');
    if ('reason' in row.answer) return row.answer;
    const signIn = row.answer.sign_ins.find((each) => each.id === id);
    if (signIn === undefined) return { verdict: 'refused', reason: 'not_found' };
    const [provider, ...domains] = await Promise.all([
      check(signIn),
      ...signIn.domains.map(async (domain) => ({
        domain,
        is_proven: await isProven(domain, signIn),
      })),
    ]);
    const refusal = domains.every(({ is_proven }) => is_proven) ? await note(signIn) : null;
    return { verdict: 'ok', domains, refusal, provider };
  }

  async function isProven(domain: string, signIn: CompanySignIn): Promise<boolean> {
    // A record that isn't there and a name server that doesn't answer look the same to an admin: not yet.
    const records = await resolveTxt(proofHost(domain)).catch(() => []);
    return records.some((parts) => parts.join('').trim() === proofText(signIn));
  }

  async function note({ id, proof, domains }: CompanySignIn): Promise<string | null> {
    const [row] = await database.query<{ answer: { reason?: string } }>(
      'select app.note_domains_proven($1, $2, $3) as answer',
      [id, proof, domains],
    );
    return row?.answer.reason ?? null;
  }

  return {
    access: 'verified',
    handle: async (request, { role, claims, userId }) => {
      if (userId === null) return refuse(403, 'not_allowed', 'Sign in first.');
      limit.count({ kind: 'person', key: userId });
      const asked = signInRequestSchema.safeParse(await request.json().catch(() => null));
      if (!asked.success) return Response.json({ verdict: 'refused', reason: 'invalid_input' });
      const caller = { role, claims };
      return Response.json(
        asked.data.action === 'save'
          ? await save(caller, asked.data.id, asked.data.facts)
          : await examine(caller, asked.data.id),
      );
    },
  };
}
