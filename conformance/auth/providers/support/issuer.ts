/** `oidc-provider` as the other side of a sign-in: a certified issuer with test users. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

export type IssuerPerson = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
};

export type Issuer = {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Another client of the same issuer, such as an app on the phone that signs in directly. */
  readonly appClientId: string;
  /** Sets the redirect URI of both clients. Call it before the first sign-in. */
  readonly sendBackTo: (redirectUri: string) => void;
  readonly addPerson: (person: Omit<IssuerPerson, 'sub'>) => IssuerPerson;
  readonly changePerson: (person: IssuerPerson) => void;
  /** Number of requests to the token endpoint so far. */
  readonly tokenRequests: () => number;
  readonly stop: () => Promise<void>;
};

/** Redirect URI of the app on the phone. Nothing listens there. */
export const appRedirectUri = 'http://127.0.0.1:9/app';

export async function startIssuer(): Promise<Issuer> {
  const people = new Map<string, IssuerPerson>();
  let tokenRequests = 0;
  let answer: ReturnType<Provider['callback']> | null = null;
  const server = createServer((request, response) => {
    if (request.url === '/token') tokenRequests += 1;
    if (answer === null) response.writeHead(503).end();
    else void answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  const issuer = {
    clientId: `server-${randomUUID()}`,
    clientSecret: randomUUID(),
    appClientId: `app-${randomUUID()}`,
  };

  return {
    ...issuer,
    url,
    sendBackTo(redirectUri) {
      answer = providerAt(url, issuer, redirectUri, people).callback();
    },
    addPerson(given) {
      const person = { ...given, sub: randomUUID() };
      people.set(person.sub, person);
      return person;
    },
    changePerson: (person) => void people.set(person.sub, person),
    tokenRequests: () => tokenRequests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function providerAt(
  url: string,
  issuer: Pick<Issuer, 'clientId' | 'clientSecret' | 'appClientId'>,
  redirectUri: string,
  people: ReadonlyMap<string, IssuerPerson>,
): Provider {
  return new Provider(url, {
    clients: [
      {
        client_id: issuer.clientId,
        client_secret: issuer.clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
      {
        client_id: issuer.appClientId,
        redirect_uris: [appRedirectUri],
        token_endpoint_auth_method: 'none',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile', 'name', 'calendar'],
    conformIdTokenClaims: false,
    cookies: { keys: [randomUUID()] },
    pkce: { required: () => true },
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    findAccount: (_, sub) => {
      const person = people.get(sub);
      return person === undefined ? undefined : { accountId: sub, claims: () => ({ ...person }) };
    },
    // Consent is always granted.
    async loadExistingGrant(ctx) {
      const { client, session, provider } = ctx.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid email profile name calendar');
      await grant.save();
      return grant;
    },
  });
}
