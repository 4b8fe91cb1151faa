import { networkInterfaces } from 'node:os';

/** Address at which a browser on this network reaches a server listening on the host and port. */
export function localUrlOf(host: string, port: number): string {
  // No one can open a wildcard address.
  const name = host === '0.0.0.0' || host === '::' ? (networkAddress() ?? 'localhost') : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function networkAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((network) => network?.family === 'IPv4' && !network.internal)?.address;
}
