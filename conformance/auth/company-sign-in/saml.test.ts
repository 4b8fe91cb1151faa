import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goBack } from '../providers/support/person-browser.ts';
import { appPage, fragmentOf, refusalOf } from '../providers/support/provider-target.ts';
import { call, isAimedElsewhere } from '../support/target.ts';
import {
  type CompanyTarget,
  asMember,
  domains,
  leaveBySso,
  openCompanyTarget,
} from './support/company-target.ts';
import {
  type Question,
  type Said,
  type SamlIdp,
  assertionXml,
  createSamlIdp,
  readQuestion,
  responseXml,
  saidTo,
} from './support/saml-idp.ts';

describe.skipIf(isAimedElsewhere)('a company’s own sign-in by SAML 2.0', () => {
  const idp = createSamlIdp();
  const foreignIdp = createSamlIdp();
  let company: CompanyTarget;
  let email = '';
  beforeAll(async () => {
    company = await openCompanyTarget('saml');
    email = company.cast.supervisor.email;
    await setUp('first', idp);
    await setUp('second', foreignIdp);
  });
  afterAll(() => company.stop());

  const setUp = (of: 'first' | 'second', at: SamlIdp, more: object = {}) =>
    company.setUp({
      company: of,
      kind: 'saml',
      facts: {
        issuer: at.entityId,
        sign_in_url: at.signInUrl,
        certificate: at.certificate,
        email_claim: 'mail',
        ...more,
      },
    });

  async function ask(domain: string = domains.first): Promise<Question> {
    const { body } = await call(company.target, 'POST', '/sso', {
      body: { domain, redirect_to: appPage, skip_http_redirect: true },
    });
    return readQuestion(String(body['url']));
  }

  const send = ({ acsUrl, relayState }: Question, xml: string) =>
    goBack({
      url: acsUrl,
      form: new URLSearchParams({
        SAMLResponse: Buffer.from(xml).toString('base64'),
        RelayState: relayState,
      }),
    });

  const good = (question: Question, changes: Partial<Said> = {}) =>
    responseXml(saidTo(question, idp, email, changes));

  const notValid = {
    error: 'invalid_request',
    error_code: 'validation_failed',
    error_description: 'SAML Assertion is not valid',
    hasToken: false,
  };
  /** Returns the error that the app gets, and whether anyone got a token. */
  const answerTo = async (question: Question, xml: string) => {
    const page = await send(question, xml);
    return { ...refusalOf(page), hasToken: page.href.includes('access_token') };
  };

  it('refuses what is not signed, or signed by someone else', async () => {
    const unsigned = await ask();
    expect(await answerTo(unsigned, good(unsigned))).toEqual(notValid);
    const other = await ask();
    expect(await answerTo(other, foreignIdp.sign(good(other)))).toEqual(notValid);
    const changed = await ask();
    const forged = idp.sign(good(changed)).replaceAll(email, company.cast.admin.email);
    expect(await answerTo(changed, forged)).toEqual(notValid);
  });

  it('refuses a signature by SHA-1', async () => {
    const question = await ask();
    expect(await answerTo(question, idp.sign(good(question), { sha1: true }))).toEqual(notValid);
  });

  it.each([
    ['for another audience', { audience: 'https://another.example' }],
    ['that has expired', { validFor: -61 }],
    ['for another question', { inResponseTo: '_0000' }],
    ['for another server', { recipient: 'https://another.example/acs' }],
    ['of another issuer', { issuer: 'https://another.example' }],
  ])('refuses an assertion %s', async (_, changes) => {
    const question = await ask();
    expect(await answerTo(question, idp.sign(good(question, changes)))).toEqual(notValid);
  });

  it('refuses an assertion for another question in a frame that names the right one', async () => {
    const question = await ask();
    const xml = idp.sign(good(question, { inResponseTo: '_0000' }));
    expect(
      await answerTo(
        question,
        xml.replace('InResponseTo="_0000"', `InResponseTo="${question.id}"`),
      ),
    ).toEqual(notValid);
  });

  it('refuses a forged assertion wrapped around or beside a signed one', async () => {
    const forgedFor = (question: Question) =>
      assertionXml(saidTo(question, idp, company.cast.admin.email));
    const beside = await ask();
    const signed = idp.sign(good(beside));
    expect(
      await answerTo(
        beside,
        signed.replace('</samlp:Status>', `</samlp:Status>${forgedFor(beside)}`),
      ),
    ).toEqual(notValid);
    const around = await ask();
    const inner = /<saml:Assertion.*<\/saml:Assertion>/s.exec(idp.sign(good(around)))?.[0] ?? '';
    const wrapped = forgedFor(around).replace('</saml:Assertion>', `${inner}</saml:Assertion>`);
    expect(
      await answerTo(around, good(around).replace(/<saml:Assertion.*<\/saml:Assertion>/s, wrapped)),
    ).toEqual(notValid);
    const inObject = await ask();
    const moved = idp.sign(good(inObject));
    const original = /<saml:Assertion.*<\/saml:Assertion>/s.exec(moved)?.[0] ?? '';
    const signature = /<Signature.*<\/Signature>/s.exec(original)?.[0] ?? '';
    const hidden = signature.replace(
      '</Signature>',
      `<Object>${original.replace(signature, '')}</Object></Signature>`,
    );
    expect(
      await answerTo(
        inObject,
        moved.replace(
          original,
          forgedFor(inObject).replace('<saml:Subject>', `${hidden}<saml:Subject>`),
        ),
      ),
    ).toEqual(notValid);
  });

  it('refuses a document type, a text that is no XML, and nothing', async () => {
    const typed = await ask();
    expect(await answerTo(typed, `<!DOCTYPE r [<!ENTITY e "x">]>${idp.sign(good(typed))}`)).toEqual(
      notValid,
    );
    const text = await ask();
    expect(await answerTo(text, 'no XML')).toEqual(notValid);
    const nothing = await ask();
    expect(refusalOf(await send(nothing, ''))).toMatchObject({ error_code: 'bad_oauth_callback' });
  });

  it('refuses an answer that comes twice, and one that no one asked for', async () => {
    const question = await ask();
    const xml = idp.sign(good(question));
    expect(fragmentOf(await send(question, xml))['access_token']).toEqual(expect.any(String));
    expect((await send(question, xml)).href).toContain('bad_oauth_state');
    // The same assertion in a sign-in that someone else started.
    expect(await answerTo(await ask(), xml)).toEqual(notValid);
    expect((await send({ ...question, relayState: '' }, xml)).href).toContain('bad_oauth_callback');
  });

  it('refuses another company’s provider that speaks for this one’s people', async () => {
    const question = await ask(domains.second);
    const xml = foreignIdp.sign(responseXml(saidTo(question, foreignIdp, email)));
    expect(refusalOf(await send(question, xml))).toMatchObject({
      error_code: 'sso_person_unknown',
    });
    const first = await ask();
    expect(
      await answerTo(first, foreignIdp.sign(responseXml(saidTo(first, foreignIdp, email)))),
    ).toEqual(notValid);
  });

  it('[auth.signInWithSSO A57 spec 7a.12] lets the company’s person in with the official client and its challenge', async () => {
    const { supabase, address } = await leaveBySso(
      company.target,
      { domain: domains.first },
      appPage,
    );
    const question = readQuestion(address);
    const page = await send(question, idp.sign(good(question)));
    expect(page.hash).toBe('');
    const { data, error } = await supabase.auth.exchangeCodeForSession(
      page.searchParams.get('code') ?? '',
    );
    expect(error).toBeNull();
    expect(data.user?.id).toBe(company.cast.supervisor.userId);
    const accessToken = data.session?.access_token ?? '';
    const [, claims = ''] = accessToken.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      amr: [{ method: 'sso/saml' }],
    });
    const who = await asMember(company.server, { accessToken }, '/rest/v1/rpc/my_identity', {});
    expect(who).toMatchObject({ role: 'supervisor', person_id: company.cast.supervisor.personId });
  });

  it('ends a supervisor’s session when the provider says so, and not an employee’s', async () => {
    const over = { sessionEndsIn: -1 };
    const askedBy = (page: URL) => {
      const { access_token: accessToken = '' } = fragmentOf(page);
      const path = '/rest/v1/rpc/list_company_sign_ins';
      return asMember(company.server, { accessToken }, path, {});
    };
    const lead = await ask();
    expect(await askedBy(await send(lead, idp.sign(good(lead, over))))).toMatchObject({
      status: 401,
    });
    const crew = await ask();
    const said = saidTo(crew, idp, company.cast.employee.email, over);
    expect(await askedBy(await send(crew, idp.sign(responseXml(said))))).toMatchObject({
      status: 200,
    });
  });

  it('takes an answer signed by either of two certificates, and no longer by the one that is taken off', async () => {
    const next = createSamlIdp();
    const signedBy = async (by: SamlIdp) => {
      const question = await ask();
      return (await send(question, by.sign(good(question)))).href.includes('access_token');
    };
    expect(await signedBy(next)).toBe(false);
    await setUp('first', idp, { certificate: `${idp.certificate}\n${next.certificate}` });
    expect([await signedBy(idp), await signedBy(next)]).toEqual([true, true]);
    await setUp('first', idp, { certificate: next.certificate });
    expect([await signedBy(idp), await signedBy(next)]).toEqual([false, true]);
    await setUp('first', idp);
  });

  it('reads what the provider says of itself at the address that an admin names', async () => {
    const said = createServer((_, answer) =>
      answer.end(`<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${idp.entityId}">
        <IDPSSODescriptor><KeyDescriptor><X509Certificate xmlns="http://www.w3.org/2000/09/xmldsig#">AAAA</X509Certificate>
        </KeyDescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"
        Location="https://idp.example/read"/></IDPSSODescriptor></EntityDescriptor>`),
    ).listen(0, '127.0.0.1');
    await once(said, 'listening');
    const at = said.address();
    const metadata_url = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/metadata`;
    await setUp('first', idp, { metadata_url, certificate: 'x' });
    const list = () =>
      asMember(company.server, company.cast.admin, '/rest/v1/rpc/list_company_sign_ins', {});
    expect(JSON.stringify(await list())).toContain('https://idp.example/read');
    said.close();
    await once(said, 'close');
    await expect(setUp('first', idp, { metadata_url })).rejects.toThrow('"detail":"metadata_url"');
    await setUp('first', idp);
  });

  it('tells the provider about this server', async () => {
    const { text, headers } = await call(company.target, 'GET', '/sso/saml/metadata');
    expect(headers.get('content-type')).toContain('application/xml');
    expect(text).toContain(`entityID="${company.target.url}/auth/v1/sso/saml/metadata"`);
    expect(text).toContain(`Location="${company.target.url}/auth/v1/sso/saml/acs"`);
  });
});
