import { networkInterfaces } from 'node:os';

/** Where a browser of this network reaches a server that listens on the host and port. */
export function localUrlOf(host: string, port: number): string {
  // The wildcard addresses are none that anyone could open.
  const name = host === '0.0.0.0' || host === '::' ? (networkAddress() ?? 'localhost') : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function networkAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((network) => network?.family === 'IPv4' && !network.internal)?.address;
}
