import { renderUnicodeCompact } from 'uqr';

import type { Config } from './config.ts';

/** Prints where the server is and how a phone can reach it, for the person who started it. */
export function announce({
  config: { publicUrl, isHttps, isLocal, role, smtpUrl, trustedProxies },
  localUrl,
  demoLines,
  milliseconds,
  say,
}: {
  readonly config: Config;
  readonly localUrl: string;
  readonly demoLines: readonly string[];
  /** Time since the server was started. */
  readonly milliseconds: number;
  readonly say: (line: string) => void;
}): void {
  const url = role === 'worker' ? localUrl : (publicUrl ?? localUrl);
  for (const line of demoLines) say(line);
  say(`Muster is ready at ${url} after ${(milliseconds / 1000).toFixed(1)} s.`);
  if (role === 'worker') return say(`It runs jobs; the app is at ${publicUrl ?? localUrl}`);
  // Same condition as in the context: people who sign up on this machine find the link there.
  if (isLocal && smtpUrl === undefined) say(`Emails aren’t sent; read them at ${url}/_dev/mail`);
  if (isHttps && trustedProxies === 0) {
    say(
      'TRUSTED_PROXIES is 0, so everyone seems to come from the proxy and shares its limits. ' +
        'See docs/configuration.md.',
    );
  }
  if (isHttps) {
    say(`Scan this with a phone:\n${renderUnicodeCompact(url)}`);
  } else if (isLocal) {
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
