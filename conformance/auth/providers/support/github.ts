import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Return } from './person-browser.ts';

type GithubPerson = {
  readonly id: number;
  readonly login: string;
  readonly name: string | null;
  readonly emails: readonly {
    readonly email: string;
    readonly primary: boolean;
    readonly verified: boolean;
  }[];
};

/** The part of a GitHub server that a sign-in uses, as documented by GitHub. */
export type Github = {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Adds a person; returns a code that represents their consent. */
  readonly addPerson: (person: GithubPerson) => string;
  /** Returns the browser's redirect back to the server. */
  readonly comeBack: (asked: URL, code: string) => Return;
  readonly stop: () => Promise<void>;
};

export async function startGithub(): Promise<Github> {
  const clientId = randomUUID();
  const clientSecret = randomUUID();
  const peopleByCode = new Map<string, GithubPerson>();
  const peopleByToken = new Map<string, GithubPerson>();
  const challenges = new Map<string, string>();

  async function answer(request: IncomingMessage): Promise<unknown> {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/login/oauth/access_token') {
      const form = new URLSearchParams(await text(request));
      const code = form.get('code') ?? '';
      const person = peopleByCode.get(code);
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isRight =
        person !== undefined &&
        form.get('client_secret') === clientSecret &&
        challenges.get(code) === proof;
      if (!isRight) return { error: 'bad_verification_code' };
      const token = randomUUID();
      peopleByToken.set(token, person);
      return { access_token: token, token_type: 'bearer', scope: 'user:email' };
    }
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const person = peopleByToken.get(token);
    if (person === undefined) return null;
    const { id, login, name, emails } = person;
    if (pathname === '/api/v3/user') return { id, login, name, email: null, avatar_url: null };
    return pathname === '/api/v3/user/emails' ? emails : null;
  }

  const server = createServer((request, response) => {
    void answer(request).then((body) => {
      response.writeHead(body === null ? 404 : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    clientId,
    clientSecret,
    addPerson(person) {
      const code = randomUUID();
      peopleByCode.set(code, person);
      return code;
    },
    comeBack(asked, code) {
      challenges.set(code, asked.searchParams.get('code_challenge') ?? '');
      const url = new URL(asked.searchParams.get('redirect_uri') ?? '');
      url.searchParams.set('code', code);
      url.searchParams.set('state', asked.searchParams.get('state') ?? '');
      return { url: url.href, form: null };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
