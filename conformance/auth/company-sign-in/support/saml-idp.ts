/** A SAML 2.0 identity provider, limited to sign-ins, that can also respond like an attacker. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';

export type SamlIdp = {
  readonly entityId: string;
  readonly signInUrl: string;
  /** Certificate in PEM, which the server uses to verify responses. */
  readonly certificate: string;
  readonly sign: (xml: string, how?: { readonly sha1?: boolean }) => string;
};

/** The content of one response; any part of it can be wrong. */
export type Said = {
  readonly email: string;
  readonly nameId: string;
  readonly issuer: string;
  readonly audience: string;
  readonly inResponseTo: string;
  readonly recipient: string;
  /** In seconds from now. */
  readonly validFor: number;
  readonly sessionEndsIn: number | null;
};

/** A request of the server, as the browser delivers it. */
export type Question = {
  readonly id: string;
  readonly acsUrl: string;
  readonly issuer: string;
  readonly relayState: string;
};

export function createSamlIdp(): SamlIdp {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    entityId: `https://idp.example/${randomUUID()}`,
    signInUrl: 'http://127.0.0.1:9/saml',
    certificate: publicKey,
    sign(xml, { sha1 = false } = {}) {
      const signer = new SignedXml({
        privateKey,
        canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
        signatureAlgorithm: sha1
          ? 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'
          : 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      });
      signer.addReference({
        xpath: "//*[local-name(.)='Assertion']",
        transforms: [
          'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
          'http://www.w3.org/2001/10/xml-exc-c14n#',
        ],
        digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
      });
      signer.computeSignature(xml, {
        location: {
          reference: "//*[local-name(.)='Assertion']/*[local-name(.)='Issuer']",
          action: 'after',
        },
      });
      return signer.getSignedXml();
    },
  };
}

export function readQuestion(address: string): Question {
  const { searchParams } = new URL(address);
  const xml = inflateRawSync(
    Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64'),
  ).toString();
  const part = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? '';
  return {
    id: part(/ ID="([^"]+)"/),
    acsUrl: part(/AssertionConsumerServiceURL="([^"]+)"/),
    issuer: part(/<saml:Issuer[^>]*>([^<]+)</),
    relayState: searchParams.get('RelayState') ?? '',
  };
}

/** Returns the content of a valid response, with the given changes. */
export function saidTo(
  { id, acsUrl, issuer }: Question,
  idp: SamlIdp,
  email: string,
  changes: Partial<Said> = {},
): Said {
  return {
    email,
    nameId: email,
    issuer: idp.entityId,
    audience: issuer,
    inResponseTo: id,
    recipient: acsUrl,
    validFor: 300,
    sessionEndsIn: null,
    ...changes,
  };
}

/** Returns the unsigned response. */
export function responseXml(said: Said): string {
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r${randomUUID()}" Version="2.0" IssueInstant="${at(0)}" Destination="${said.recipient}" InResponseTo="${said.inResponseTo}"><saml:Issuer>${said.issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${assertionXml(said)}</samlp:Response>`;
}

export function assertionXml(said: Said): string {
  const { sessionEndsIn } = said;
  const sessionEnd = sessionEndsIn === null ? '' : ` SessionNotOnOrAfter="${at(sessionEndsIn)}"`;
  const issuedAt = at(Math.min(0, said.validFor - 300));
  return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_a${randomUUID()}" Version="2.0" IssueInstant="${issuedAt}"><saml:Issuer>${said.issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${said.nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${said.inResponseTo}" Recipient="${said.recipient}" NotOnOrAfter="${at(said.validFor)}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${issuedAt}" NotOnOrAfter="${at(said.validFor)}"><saml:AudienceRestriction><saml:Audience>${said.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${issuedAt}"${sessionEnd}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="mail"><saml:AttributeValue>${said.email}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion>`;
}

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
