import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { splitCertificates } from './certificates.ts';
import { factsIn, readMetadata } from './read-metadata.ts';

const now = Date.parse('2027-05-01T00:00:00Z');
const key = (use: string, text: string) =>
  `<KeyDescriptor ${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>
    ${text}
  </ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`;
const signOn = (binding: string, location: string) =>
  `<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${location}"/>`;
const keys = [
  key('use="signing"', 'AAAA'),
  key('', 'BB BB'),
  key('use="encryption"', 'CCCC'),
  key('use="signing"', 'AAAA'),
].join('');
const entity = ({
  attributes = '',
  id = 'https://idp.test',
  role = 'IDPSSODescriptor',
  inner = '',
} = {}) =>
  `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"
    entityID="${id}" ${attributes}><${role}>${inner || keys + signOn('HTTP-POST', 'https://idp.test/post') + signOn('HTTP-Redirect', 'https://idp.test/sso?a=1&amp;b=2')}</${role}></EntityDescriptor>`;

describe('the metadata of a SAML provider', () => {
  test('says its issuer, its redirect address and each certificate that it may sign with', async () => {
    const facts = await factsIn(`<?xml version="1.0"?>${entity()}`, now);
    expect(facts).toMatchObject({
      issuer: 'https://idp.test',
      signInUrl: 'https://idp.test/sso?a=1&b=2',
    });
    expect(splitCertificates(facts.certificate)).toEqual([
      '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----',
      '-----BEGIN CERTIFICATE-----\nBBBB\n-----END CERTIFICATE-----',
    ]);
    // As it is typed without its first and last line.
    expect(splitCertificates('MIIB')).toEqual(['MIIB']);
  });

  test('is valid until its last moment', async () => {
    const until = (at: string) => factsIn(entity({ attributes: `validUntil="${at}"` }), now);
    expect(await until('2027-05-01T00:00:01Z')).toMatchObject({ issuer: 'https://idp.test' });
    await expect(until('2027-05-01T00:00:00Z')).rejects.toThrow('over');
  });

  test.each([
    ['no XML', 'no XML'],
    ['a document type', `<!DOCTYPE r [<!ENTITY e "x">]>${entity()}`],
    ['two providers', `<EntitiesDescriptor>${entity()}${entity()}</EntitiesDescriptor>`],
    ['a service', entity({ role: 'SPSSODescriptor' })],
    ['no redirect address', entity({ inner: keys + signOn('HTTP-POST', 'https://idp.test') })],
    ['no certificate', entity({ inner: signOn('HTTP-Redirect', 'https://idp.test') })],
    ['no entity ID', entity({ id: '' })],
    ['a page', '<html><body>Sign in</body></html>'],
  ])('is refused with %s', async (_, text) => {
    await expect(factsIn(text, now)).rejects.toThrow(/./);
  });

  describe('at an address', () => {
    let server: Server;
    let base = '';
    beforeAll(async () => {
      server = createServer((request, answer) => {
        if (request.url === '/metadata') answer.end(entity());
        else answer.writeHead(302, { location: '/metadata' }).end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const at = server.address();
      base = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
    });
    afterAll(() => server.close());
    const reach = { innerHosts: ['127.0.0.1'], now: () => now };

    test('is read', async () => {
      expect(await readMetadata(`${base}/metadata`, reach)).toMatchObject({
        issuer: 'https://idp.test',
      });
    });

    test('is not read inside of the network, nor elsewhere than it was said', async () => {
      await expect(readMetadata(`${base}/metadata`, { ...reach, innerHosts: [] })).rejects.toThrow(
        'https',
      );
      await expect(
        readMetadata('https://127.0.0.1:1/m', { ...reach, innerHosts: [] }),
      ).rejects.toThrow('not an address');
      await expect(readMetadata(`${base}/moved`, reach)).rejects.toThrow('302');
    });
  });
});
