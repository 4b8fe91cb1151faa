import {
  type CompanySignIn,
  type SignInCheck,
  type SignInRequest,
  signInRequestSchema,
} from '@muster/contract/company-sign-ins';

import type { Caller, Database } from '../db/database.ts';
import { refuse } from '../functions/refuse.ts';
import type { ServerFunction } from '../functions/server-function.ts';
import type { RequestLimit } from '../http/request-limit.ts';
import { readProof, type ResolveTxt } from './domain-proof.ts';

type SignInFacts = Extract<SignInRequest, { action: 'save' }>['facts'];
type Refused = { readonly verdict: 'refused'; readonly reason: string };

/**
 * `company-sign-in`: the parts of setting up a company's identity provider that the database can't do: encrypting its
 * secret, reading the proof of a domain in the DNS, and checking whether the provider responds.
 */
export function createCompanySignIn({
  database,
  limit,
  seal,
  resolveTxt,
  readMetadata,
  check,
}: {
  readonly database: Pick<Database, 'query'>;
  readonly limit: RequestLimit;
  /** Encrypts a provider's secret. */
  readonly seal: (secret: string, id: string) => string;
  readonly resolveTxt: ResolveTxt;
  /** Reads the metadata of a SAML provider. @throws Error */
  readonly readMetadata: (
    address: string,
  ) => Promise<{ issuer: string; signInUrl: string; certificate: string }>;
  readonly check: (signIn: CompanySignIn) => Promise<SignInCheck['provider']>;
}): ServerFunction {
  async function list(caller: Caller): Promise<Refused | { sign_ins: CompanySignIn[] }> {
    const [row] = await database.query<{ answer: Refused | { sign_ins: CompanySignIn[] } }>(
      'select list_company_sign_ins() as answer',
      [],
      { caller },
    );
    if (row === undefined) throw new Error('list_company_sign_ins answered nothing');
    return row.answer;
  }

  async function save(caller: Caller, id: string, facts: SignInFacts) {
    let read = {};
    if (facts.metadata_url) {
      // Fetches an address only for callers who may set up sign-in.
      const known = await list(caller);
      if ('reason' in known) return known;
      try {
        const { issuer, signInUrl, certificate } = await readMetadata(facts.metadata_url);
        read = { issuer, sign_in_url: signInUrl, certificate };
      } catch {
        return { verdict: 'refused', reason: 'invalid_input', detail: 'metadata_url' };
      }
    }
    const { client_secret: secret } = facts;
    const [row] = await database.query<{ answer: unknown }>(
      'select save_company_sign_in($1, $2) as answer',
      [id, { ...facts, ...read, client_secret: secret === null ? null : seal(secret, id) }],
      { caller },
    );
    return row?.answer;
  }

  async function examine(caller: Caller, id: string): Promise<SignInCheck | Refused> {
    const known = await list(caller);
    if ('reason' in known) return known;
    const signIn = known.sign_ins.find((each) => each.id === id);
    if (signIn === undefined) return { verdict: 'refused', reason: 'not_found' };
    const [provider, ...domains] = await Promise.all([
      check(signIn),
      ...signIn.domains.map(async (domain) => ({
        domain,
        // A missing record and an unresponsive name server look the same to an admin: not yet.
        is_proven: (await readProof(domain, signIn, resolveTxt)) === 'there',
      })),
    ]);
    const refusal = domains.every(({ is_proven }) => is_proven) ? await note(signIn) : null;
    return { verdict: 'ok', domains, refusal, provider };
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
