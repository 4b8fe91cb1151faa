import { Resolver } from 'node:dns/promises';
import { type CompanySignIn, proofHost, proofText } from '@muster/contract/company-sign-ins';

export type ResolveTxt = (host: string) => Promise<string[][]>;

/** Queries this machine's name servers. */
export const askDns: ResolveTxt = (host) =>
  new Resolver({ timeout: 2000, tries: 2 }).resolveTxt(host);

/** DNS errors for a name, or a record of this type, that doesn't exist. */
const absent = new Set(['ENOTFOUND', 'ENODATA']);

/** Checks whether the DNS of a domain has the proof; unknown if no name server gave an answer. */
export async function readProof(
  domain: string,
  signIn: Pick<CompanySignIn, 'proof'>,
  resolveTxt: ResolveTxt,
): Promise<'there' | 'missing' | 'unknown'> {
  try {
    const records = await resolveTxt(proofHost(domain));
    const isThere = records.some((parts) => parts.join('').trim() === proofText(signIn));
    return isThere ? 'there' : 'missing';
  } catch (error) {
    return absent.has(String(Object(error).code)) ? 'missing' : 'unknown';
  }
}
