/** Microsoft's issuers for any tenant, where any tenant's admin could enter any address. */
const openIssuer =
  /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)(\/|$)/i;

/**
 * Requires an encrypted address on the internet, since a company's admin enters it, unless the operator vouches for the
 * host. @throws Error
 */
export function assertFitAddress(address: string, innerHosts: readonly string[]): void {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && !innerHosts.includes(hostname)) {
    throw new Error(`${address} is not an https address.`);
  }
  if (openIssuer.test(address)) throw new Error(`${address} speaks for more than one company.`);
}
