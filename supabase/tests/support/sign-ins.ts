import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Cast, Person } from './cast.ts';
import { callJson } from './hazards.ts';

/** Companies' own identity providers, as admins and the server change them. */
export const refused = (reason: string, more: object = {}) => ({
  verdict: 'refused',
  reason,
  ...more,
});
export const applied = { verdict: 'applied' };
export const secret = `v1.${'s'.repeat(60)}`;
export const oidc = (more: object = {}) => ({
  kind: 'oidc',
  name: 'Okta',
  domains: ['muster.test'],
  issuer: 'https://id.muster.test',
  client_id: 'muster',
  client_secret: secret,
  sign_in_url: null,
  certificate: null,
  email_claim: 'email',
  is_required: false,
  session_hours: 24,
  ...more,
});
export const saml = (more: object = {}) =>
  oidc({
    kind: 'saml',
    client_id: null,
    client_secret: null,
    sign_in_url: 'https://id.muster.test/saml',
    certificate: 'MIIB',
    ...more,
  });

/** Returns a caller who entered a password, or a code, some seconds ago. */
export const shown = ({ caller }: Person, method = 'password', secondsAgo = 5) => ({
  ...caller,
  claims: {
    aal: method === 'totp' ? 'aal2' : 'aal1',
    amr: [{ method, timestamp: Math.floor(Date.now() / 1000) - secondsAgo }],
  },
});

/** @param cast returns the cast, which exists only once the tests run */
export function signInsOf(cast: () => Cast) {
  const save = (facts: object, person: Person = cast().admin, id: string = randomUUID()) =>
    callJson(cast().database, shown(person), 'save_company_sign_in($1, $2)', [id, facts]);
  const turn = (id: string, isOn: boolean, person: Person = cast().admin) =>
    callJson(cast().database, shown(person), `switch_company_sign_in($1, ${String(isOn)})`, [id]);
  const remove = (id: string, person: Person = cast().admin) =>
    callJson(cast().database, shown(person), 'remove_company_sign_in($1)', [id]);

  async function server<T>(sql: string, parameters: readonly (string | string[])[]): Promise<T> {
    const [row] = await cast().database.query<{ answer: T }>(`select ${sql} as answer`, parameters);
    if (row === undefined) throw new Error(`${sql} answered nothing`);
    return row.answer;
  }

  async function prove(id: string, domains = ['muster.test']) {
    const [row] = await cast().database.query<{ proof: string }>(
      'select proof from company_sign_ins where id = $1',
      [id],
    );
    return server('app.note_domains_proven($1, $2, $3)', [id, row?.proof ?? '', domains]);
  }

  /** Adds a sign-in that is proven and on, for the cast's company by default. */
  async function open(more: object = {}, admin: Person = cast().admin): Promise<string> {
    const id = randomUUID();
    expect(await save(oidc(more), admin, id)).toEqual(applied);
    expect(await prove(id)).toEqual(applied);
    expect(await turn(id, true, admin)).toEqual(applied);
    return id;
  }

  return { save, turn, remove, server, prove, open };
}
