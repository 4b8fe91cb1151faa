import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { rotatedKeys } from './key-ring.ts';
import { type SigningKey, generateSigningKey, signJwt, signingKeySchema } from './signing.ts';

// Loose, because other rooms keep their own secrets in the same file.
const storedSchema = z.looseObject({
  anonKey: z.string().min(1),
  serviceRoleKey: z.string().min(1),
  // Absent in files from before these keys existed.
  publishableKey: z.optional(z.string().min(1)),
  secretKey: z.optional(z.string().min(1)),
  signingKeys: z.array(signingKeySchema).min(1),
});

/**
 * Contents of `<data dir>/keys.json`. API keys have two forms: the original tokens, and short ones
 * (`sb_publishable_`, `sb_secret_`) that contain no claims.
 */
export type Keys = z.infer<typeof storedSchema> & {
  readonly publishableKey: string;
  readonly secretKey: string;
};

const apiKeyYears = 10;

/**
 * Reads `<data dir>/keys.json`, or creates it (mode 0600) if it's missing. If two processes start simultaneously on an
 * empty folder, both end up with the same keys.
 * @param algorithm Algorithm for signing tokens; if it changed, a key for it takes over as in a rotation.
 * @throws Error with a sentence if the file exists but can't be used.
 */
export async function loadKeys(dataDir: string, algorithm?: SigningKey['alg']): Promise<Keys> {
  const path = keysPath(dataDir);
  const existing = await readIfPresent(path);
  if (existing === null) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await createOnce(path, toJson(await generateKeys(algorithm)));
    return completed(parseKeys(await readFile(path, 'utf8'), path));
  }
  const stored = parseKeys(existing, path);
  const keys = completed(stored);
  const needsKey = algorithm !== undefined && keys.signingKeys[0]?.alg !== algorithm;
  if (needsKey) return rotateKeys(dataDir, { algorithm, atOnce: false });
  if (stored.secretKey === undefined || stored.publishableKey === undefined) {
    return changeKeys(dataDir, (latest) => latest);
  }
  return keys;
}

export function keysPath(dataDir: string): string {
  return join(dataDir, 'keys.json');
}

/** @throws Error like `loadKeys`, and if there is no file. */
export async function readKeys(dataDir: string): Promise<Keys> {
  const path = keysPath(dataDir);
  return completed(parseKeys(await readFile(path, 'utf8'), path));
}

/** Puts a new signing key before the others; see `rotatedKeys`. */
export async function rotateKeys(
  dataDir: string,
  change: { readonly algorithm: SigningKey['alg'] | undefined; readonly atOnce: boolean },
): Promise<Keys> {
  return changeKeys(dataDir, (keys) => ({
    ...keys,
    signingKeys: rotatedKeys(
      keys.signingKeys,
      generateSigningKey(change.algorithm ?? keys.signingKeys[0]?.alg),
      { nowSeconds: Math.floor(Date.now() / 1000), atOnce: change.atOnce },
    ),
  }));
}

/** Stores another secret in the file, which is created if it's missing. */
export async function keepSecret(dataDir: string, name: string, secret: string): Promise<void> {
  await loadKeys(dataDir);
  await changeKeys(dataDir, (keys) => ({ ...keys, [name]: secret }));
}

const secretBytes = 32;

/**
 * The 32 random bytes stored in `<data dir>/keys.json` under this name, in base64url. They are
 * created on first use, even in a file older than the name; every caller gets the same.
 * @throws Error with a sentence if the file can't be used or has something else there.
 */
export async function loadSecret(dataDir: string, name: string): Promise<Buffer> {
  const stored = (await loadKeys(dataDir))[name];
  if (stored !== undefined) return secretFrom(stored, name, dataDir);
  const keys = await changeKeys(dataDir, (latest) => ({
    [name]: randomBytes(secretBytes).toString('base64url'),
    ...latest,
  }));
  return secretFrom(keys[name], name, dataDir);
}

function secretFrom(stored: unknown, name: string, dataDir: string): Buffer {
  const secret = Buffer.from(typeof stored === 'string' ? stored : '', 'base64url');
  if (secret.length === secretBytes) return secret;
  throw new Error(
    `${keysPath(dataDir)} has no usable ${name}: restore the file from a backup, or delete that line to make a new one.`,
  );
}

export async function generateKeys(algorithm?: SigningKey['alg']): Promise<Keys> {
  const signingKey = generateSigningKey(algorithm);
  const issuedAt = Math.floor(Date.now() / 1000);
  const apiKey = (role: string) =>
    signJwt(
      { iss: 'muster', role, iat: issuedAt, exp: issuedAt + apiKeyYears * 365 * 86_400 },
      signingKey,
    );
  return completed({
    anonKey: await apiKey('anon'),
    serviceRoleKey: await apiKey('service_role'),
    signingKeys: [signingKey],
  });
}

function completed(stored: z.infer<typeof storedSchema>): Keys {
  return {
    ...stored,
    publishableKey: stored.publishableKey ?? `sb_publishable_${shortKey()}`,
    secretKey: stored.secretKey ?? `sb_secret_${shortKey()}`,
  };
}

function shortKey(): string {
  return randomBytes(24).toString('base64url');
}

function toJson(keys: Keys): string {
  return `${JSON.stringify(keys, null, 2)}\n`;
}

async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new Error(`The keys in ${path} cannot be read.`, { cause: error });
  }
}

function parseKeys(text: string, path: string): z.infer<typeof storedSchema> {
  try {
    return storedSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(
      `${path} is damaged: restore it from a backup, or delete it to make new keys, which signs everyone out.`,
      { cause: error },
    );
  }
}

/**
 * Losing the keys would sign everyone out, so the content is on disk before the file gets its name.
 */
async function createOnce(path: string, content: string): Promise<void> {
  const draft = await writeDraft(path, content);
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
}

/**
 * Changes the file. Concurrent readers see the old or the new content, and of two changes at the
 * same time the second starts from the result of the first; otherwise a key would be lost.
 */
async function changeKeys(dataDir: string, change: (keys: Keys) => Keys): Promise<Keys> {
  const path = keysPath(dataDir);
  const lock = await takeLock(`${path}.lock`);
  try {
    const changed = change(await readKeys(dataDir));
    await rename(await writeDraft(path, toJson(changed)), path);
    return changed;
  } finally {
    await unlink(lock);
  }
}

/** A change takes milliseconds, so a lock this old was left by a process that died. */
const abandonedMs = 10_000;

async function takeLock(path: string): Promise<string> {
  for (;;) {
    try {
      await (await open(path, 'wx', 0o600)).close();
      return path;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > abandonedMs) {
      await unlink(path).catch(() => undefined);
    } else await setTimeout(10);
  }
}

async function writeDraft(path: string, content: string): Promise<string> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  return draft;
}
