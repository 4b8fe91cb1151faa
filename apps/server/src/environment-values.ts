/** Types of values of environment variables; each has its own error message. */
import * as z from 'zod';

import { isLoopbackHost } from './http/loopback.ts';
import { serviceAccountSchema } from './notifications/phone/google-access-token.ts';

/** @param parse Returns undefined for an invalid value. */
function value<T>(sentence: string, parse: (text: string) => T | undefined) {
  return z.string().transform((text, context) => {
    const parsed = parse(text);
    if (parsed !== undefined) return parsed;
    context.addIssue({ code: 'custom', message: sentence });
    return z.NEVER;
  });
}

export function wholeNumber(least: number, most: number) {
  return value(`must be a whole number from ${least} to ${most}`, (text) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  });
}

export const onOff = value('must be on or off', (text) =>
  text === 'on' ? true : text === 'off' ? false : undefined,
);

export function oneOf<const T extends string>(...choices: readonly T[]) {
  return value(`must be one of ${choices.join(', ')}`, (text) =>
    choices.find((choice) => choice === text),
  );
}

/** Items separated by commas, without surrounding spaces; at least one. */
export const list = value('must be names between commas', (text) => {
  const [first, ...others] = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return first === undefined ? undefined : ([first, ...others] as const);
});

/** Android apps with their certificates, such as `app.muster.field=AB:CD:...`, separated by commas. */
export const androidApps = value('must be app=fingerprint pairs between commas', (text) => {
  const app = /^\s*(\w+(?:\.\w+)+)=([\da-f]{2}(?::[\da-f]{2}){31})\s*$/i;
  const apps: { packageName: string; fingerprint: string }[] = [];
  for (const pair of text.split(',')) {
    const [, packageName, fingerprint] = app.exec(pair) ?? [];
    if (packageName === undefined || fingerprint === undefined) return undefined;
    apps.push({ packageName, fingerprint: fingerprint.toUpperCase() });
  }
  return apps;
});

/** iPhone apps with their teams, such as `ABCDE12345.app.muster.field`, separated by commas. */
export const appleApps = value('must be team.app ids between commas', (text) => {
  const ids = text.split(',').map((id) => id.trim());
  return ids.every((id) => /^[A-Z0-9]{10}\.[\w-]+(?:\.[\w-]+)+$/.test(id)) ? ids : undefined;
});

/** Codes by phone number, such as `4915112345678=123456`, separated by commas. */
export const testCodes = value('must be phone=code pairs between commas', (text) => {
  const pairs = text.split(',').map((pair) => /^\s*\+?([1-9]\d{1,14})=(\d{4,10})\s*$/.exec(pair));
  const codes = new Map<string, string>();
  for (const pair of pairs) {
    const [, phone, code] = pair ?? [];
    if (phone === undefined || code === undefined) return undefined;
    codes.set(phone, code);
  }
  return codes;
});

/** A name qualified by its schema. */
export const qualifiedName = value('must be a name with its schema, like public.check', (text) => {
  const [schema, name, ...others] = text.split('.');
  return schema && name && others.length === 0 ? { schema, name } : undefined;
});

/** Shorter ones can be brute-forced (RFC 7518, 3.2). */
export const sharedSecret = value('must have at least 32 characters', (text) =>
  Buffer.byteLength(text) >= 32 ? text : undefined,
);

export const postgresUrl = urlOf('must be an address like postgres://user@host/name', [
  'postgres:',
  'postgresql:',
]);

export const smtpUrl = urlOf('must be an address like smtp://user:password@host:587', [
  'smtp:',
  'smtps:',
]);

/** Location of uploaded files: `file:` and an absolute folder, or `s3:` with host, bucket and keys. */
export const storageUrl = value(
  'must be file:/<folder> or s3://<key>:<secret>@<host>/<bucket>',
  (text) => {
    const parsed = URL.parse(text);
    const isFolder = text === 'file:' || /^file:\/[^/]/.test(text) || /^file:\/\/\/[^/]/.test(text);
    const isBucket = parsed?.protocol === 's3:' && /^\/[^/]+$/.test(parsed.pathname) && parsed.host;
    return isFolder || isBucket ? text : undefined;
  },
);

/** The origin of an http or https address. */
export const origin = value('must be an http or https address without a path', (text) => {
  const parsed = URL.parse(text);
  const isOrigin =
    parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`;
  return isOrigin ? parsed.origin : undefined;
});

/** The full address of something that browsers fetch. Plain http only on this machine. */
export const fetchedAddress = value(
  'must be an https address, or an http one of this machine',
  (text) => {
    const parsed = URL.parse(text);
    const isSafe =
      parsed?.protocol === 'https:' ||
      (parsed?.protocol === 'http:' && isLoopbackHost(parsed.host));
    return isSafe && parsed.username === '' && parsed.password === '' ? text : undefined;
  },
);

/** The full address of a service that the server calls, possibly inside its own network. */
export const serviceAddress = urlOf('must be an http or https address', ['http:', 'https:']);

/** A short name that can be part of a URL. */
export const providerName = value('must be letters, digits and dashes', (text) =>
  /^[a-z0-9][a-z0-9-]{0,49}$/.test(text) ? text : undefined,
);

/** Address of a service that people sign in with. Plain http only on this machine, for testing. */
export const providerAddress = value(
  'must be an https address without a query, or an http one of this machine',
  (text) => {
    const parsed = URL.parse(text);
    const isPlain = parsed !== null && `${parsed.username}${parsed.search}${parsed.hash}` === '';
    const isSafe =
      parsed?.protocol === 'https:' ||
      (parsed?.protocol === 'http:' && isLoopbackHost(parsed.host));
    return isPlain && isSafe ? text : undefined;
  },
);

function urlOf(sentence: string, schemes: readonly string[]) {
  return value(sentence, (text) => {
    const parsed = URL.parse(text);
    return parsed !== null && schemes.includes(parsed.protocol) ? text : undefined;
  });
}

/** Contents of a Google service account's file. */
export const serviceAccount = value('must be the JSON of a service account', (text) => {
  try {
    return serviceAccountSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
});

/** Contents of Apple's `.p8` file; `\\n` is a line break, for values that can't contain one. */
export const apnsKey = value('must be the text of a .p8 file', (text) => {
  const pem = text.replaceAll('\\n', '\n').trim();
  return /^-----BEGIN PRIVATE KEY-----\n[^-]+\n-----END PRIVATE KEY-----$/.test(pem)
    ? pem
    : undefined;
});
