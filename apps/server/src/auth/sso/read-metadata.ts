import type { Document, Element } from '@xmldom/xmldom';
import { createGuardedFetch } from '../providers/guarded-fetch.ts';
import { assertFitAddress } from './fit-address.ts';
import type { Reach } from './open-provider.ts';

/** A SAML provider's description of itself. */
export type SamlFacts = {
  readonly issuer: string;
  readonly signInUrl: string;
  /** PEM, all certificates that it may sign with. */
  readonly certificate: string;
};

const metadataNamespace = 'urn:oasis:names:tc:SAML:2.0:metadata';
const signatureNamespace = 'http://www.w3.org/2000/09/xmldsig#';
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** @throws Error unless there is usable metadata of exactly one provider. */
export async function readMetadata(
  address: string,
  { innerHosts, now }: Pick<Reach, 'innerHosts' | 'now'>,
): Promise<SamlFacts> {
  assertFitAddress(address, innerHosts);
  const answer = await createGuardedFetch(innerHosts)(address, {});
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
  const facts = await factsIn(await answer.text(), now());
  assertFitAddress(facts.signInUrl, innerHosts);
  return facts;
}

/** @throws Error */
export async function factsIn(text: string, nowMs: number): Promise<SamlFacts> {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new Error('The metadata has a document type.');
  // Loaded on demand: few servers have such a company.
  const { DOMParser } = await import('@xmldom/xmldom');
  const read = new DOMParser({ onError: stop }).parseFromString(text, 'text/xml');
  const within = (element: Element | Document, namespace: string, name: string) => [
    ...element.getElementsByTagNameNS(namespace, name),
  ];
  const entities = within(read, metadataNamespace, 'EntityDescriptor').filter(
    (each) => within(each, metadataNamespace, 'IDPSSODescriptor').length > 0,
  );
  const [entity] = entities;
  if (entity === undefined || entities.length > 1) {
    throw new Error('The metadata is not of one provider.');
  }
  const until = entity.getAttribute('validUntil');
  if (until !== null && until !== '' && !(Date.parse(until) > nowMs)) {
    throw new Error('The metadata is over.');
  }
  const [provider] = within(entity, metadataNamespace, 'IDPSSODescriptor');
  if (provider === undefined) throw new Error('The metadata names no provider.');
  const signIn = within(provider, metadataNamespace, 'SingleSignOnService').find(
    (each) => each.getAttribute('Binding') === redirect,
  );
  const certificates = within(provider, metadataNamespace, 'KeyDescriptor')
    .filter((key) => key.getAttribute('use') !== 'encryption')
    .flatMap((key) => within(key, signatureNamespace, 'X509Certificate'))
    .map(({ textContent }) => pemOf(textContent ?? ''));
  const facts = {
    issuer: entity.getAttribute('entityID')?.trim() ?? '',
    signInUrl: signIn?.getAttribute('Location')?.trim() ?? '',
    certificate: [...new Set(certificates)].join('\n'),
  };
  if (Object.values(facts).includes('')) {
    throw new Error('The metadata lacks an entity ID, a redirect address or a certificate.');
  }
  return facts;
}

function stop(level: string, message: string): void {
  if (level !== 'warning') throw new Error(message);
}

function pemOf(encoded: string): string {
  const lines = encoded.replaceAll(/\s+/g, '').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
}
