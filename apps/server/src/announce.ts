import { networkInterfaces } from 'node:os';

import { renderUnicodeCompact } from 'uqr';

import type { Config } from './config.ts';

/** Tells whoever started the server where it is, and how a phone can reach it. */
export function announce({
  config,
  port,
  milliseconds,
  say,
}: {
  readonly config: Config;
  readonly port: number;
  readonly milliseconds: number;
  readonly say: (line: string) => void;
}): void {
  const { publicUrl, host } = config;
  const address = publicUrl ?? `http://${urlHost(host)}:${port}`;
  say(`Muster is ready at ${address} after ${(milliseconds / 1000).toFixed(1)} s.`);
  if (publicUrl?.startsWith('https:')) {
    say(`Scan this with a phone:\n${renderUnicodeCompact(publicUrl)}`);
  } else if (config.isLocal) {
    say(
      'Only this machine can reach it. For phones see "Phones and TLS" in docs/configuration.md.',
    );
  } else {
    say(
      'Phones can open it, but without TLS a browser gives no location, no camera and no work ' +
        'offline. See "Phones and TLS" in docs/configuration.md.',
    );
  }
}

/** The wildcard addresses are none that a person could open. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return lanAddress() ?? 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function lanAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((network) => network?.family === 'IPv4' && !network.internal)?.address;
}
