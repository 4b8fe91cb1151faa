import type { Issuer, IssuerPerson } from './issuer.ts';

/** The request that the browser sends back to the server. */
export type Return = { readonly url: string; readonly form: URLSearchParams | null };

/**
 * Acts as a person on the issuer's pages, from the URL that the server redirected them to until the issuer redirects
 * them back. That last redirect is returned, not followed.
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

/** Reads the form of a page that submits itself. */
function readForm(page: string): Return {
  const action = /action="([^"]*)"/.exec(page)?.[1];
  if (action === undefined) throw new Error(`The issuer answered:\n${page}`);
  const inputs = page.matchAll(/name="([^"]*)" value="([^"]*)"/g);
  const form = new URLSearchParams();
  for (const [, name = '', value = ''] of inputs) form.set(name, value);
  return { url: action, form };
}

/** Sends the browser back; returns where the server redirects it next. */
export async function goBack({ url, form }: Return): Promise<URL> {
  const answer = await fetch(url, {
    redirect: 'manual',
    ...(form === null ? {} : { method: 'POST', body: form }),
  });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`${answer.status}: ${await answer.text()}`);
  return new URL(location);
}
