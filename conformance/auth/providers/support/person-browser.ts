import type { Issuer, IssuerPerson } from './issuer.ts';

/** What the browser sends back to the server, and how. */
export type Return = { readonly url: string; readonly form: URLSearchParams | null };

/**
 * A person before the issuer's pages, from the address that the server sent them to until the issuer
 * sends them back, which is answered and not followed.
 */
export async function actAtIssuer(
  issuer: Issuer,
  address: string,
  deed: { readonly signInAs: IssuerPerson } | 'refuse',
): Promise<Return> {
  const cookies = new Map<string, string>();
  const request = async (url: string, form?: URLSearchParams) => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };

  let answer = await request(address);
  for (let step = 0; step < 10; step += 1) {
    const location = answer.headers.get('location');
    if (location === null) return readForm(await answer.text());
    const next = new URL(location, issuer.url);
    if (next.origin !== issuer.url) return { url: next.href, form: null };
    if (!next.pathname.startsWith('/interaction/')) answer = await request(next.href);
    else if (deed === 'refuse') answer = await request(`${next.href}/abort`);
    else {
      const form = { prompt: 'login', login: deed.signInAs.sub, password: 'of no interest' };
      answer = await request(next.href, new URLSearchParams(form));
    }
  }
  throw new Error('The issuer sent the person in circles.');
}

/** The page with a form that sends itself. */
function readForm(page: string): Return {
  const action = /action="([^"]*)"/.exec(page)?.[1];
  if (action === undefined) throw new Error(`The issuer answered:\n${page}`);
  const inputs = page.matchAll(/name="([^"]*)" value="([^"]*)"/g);
  const form = new URLSearchParams();
  for (const [, name = '', value = ''] of inputs) form.set(name, value);
  return { url: action, form };
}

/** Sends the browser back; answers where the server sends it next. */
export async function goBack({ url, form }: Return): Promise<URL> {
  const answer = await fetch(url, {
    redirect: 'manual',
    ...(form === null ? {} : { method: 'POST', body: form }),
  });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`${answer.status}: ${await answer.text()}`);
  return new URL(location);
}
