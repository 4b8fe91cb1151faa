/** Microsoft's issuers for any tenant: the admin of any of them could write any address. */
const openIssuer =
  /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)(\/|$)/i;

/**
 * A company's admin names the address, so it is on the internet and encrypted, unless the operator
 * vouches for the host. @throws Error
 */
export function assertFitAddress(address: string, innerHosts: readonly string[]): void {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && !innerHosts.includes(hostname)) {
    throw new Error(`${address} is not an https address.`);
  }
  if (openIssuer.test(address)) throw new Error(`${address} speaks for more than one company.`);
}
