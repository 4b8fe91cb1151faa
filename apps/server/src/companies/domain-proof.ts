import { Resolver } from 'node:dns/promises';
import { type CompanySignIn, proofHost, proofText } from '@muster/contract/company-sign-ins';

export type ResolveTxt = (host: string) => Promise<string[][]>;

/** Asks the name servers of this machine. */
export const askDns: ResolveTxt = (host) =>
  new Resolver({ timeout: 2000, tries: 2 }).resolveTxt(host);

/** What DNS answers where a name, or a record of this kind, does not exist. */
const absent = new Set(['ENOTFOUND', 'ENODATA']);

/** Whether the DNS of a domain has the proof; unknown where no name server said so either way. */
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
