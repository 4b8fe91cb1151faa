import { isLoopbackHost } from './loopback.ts';

const forwardingHeaders = /^(forwarded|via|x-real-ip|x-forwarded-.*|cf-connecting-ip)$/;

/**
 * True when a request must come from this machine's own user: a page on the web could reach us by a name that resolves
 * to this machine, and anyone by a proxy on it.
 * @param headers By lower-case name.
 */
export function isDirectAndLocal(headers: Readonly<Record<string, string>>): boolean {
  const isForwarded = Object.keys(headers).some((name) => forwardingHeaders.test(name));
  return !isForwarded && isLoopbackHost(headers['host'] ?? '');
}
