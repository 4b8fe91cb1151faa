import { X509Certificate } from 'node:crypto';
import { splitCertificates } from './certificates.ts';
import { type Reach, openProvider } from './open-provider.ts';
import type { OpenableSignIn } from './openable-sign-in.ts';

/** Checks whether a company's identity provider can be used now, for the admin who sets it up. */
export async function checkSignIn(
  signIn: OpenableSignIn,
  reach: Reach,
): Promise<'fit' | 'unreachable' | 'certificate_over'> {
  if (
    signIn.certificate !== null &&
    // During a rotation the next certificate may already be there, and the last one still be
    // listed.
    !splitCertificates(signIn.certificate).some((each) => isInForce(each, reach.now()))
  ) {
    return 'certificate_over';
  }
  try {
    const provider = openProvider(signIn, 'not used to ask', reach);
    await provider.authorizationUrl({ state: 'check', verifier: 'check' }, '', {});
    return 'fit';
  } catch {
    return 'unreachable';
  }
}

/** @param certificate PEM, with or without its first and last line. */
function isInForce(certificate: string, nowMs: number): boolean {
  const pem = certificate.includes('-----BEGIN')
    ? certificate
    : `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`;
  try {
    const { validFromDate, validToDate } = new X509Certificate(pem);
    return validFromDate.getTime() <= nowMs && nowMs < validToDate.getTime();
  } catch {
    return false;
  }
}
