import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { generateSigningKey, signJwt, signingKeySchema } from './signing.ts';

// Loose: other rooms keep secrets of their own in the same file.
const keysSchema = z.looseObject({
  anonKey: z.string().min(1),
  serviceRoleKey: z.string().min(1),
  signingKeys: z.array(signingKeySchema).min(1),
});

/** What `<data dir>/keys.json` holds. The first signing key signs, all of them verify. */
export type Keys = z.infer<typeof keysSchema>;

const apiKeyYears = 10;

/**
 * Reads `<data dir>/keys.json`, making it (mode 0600) when there is none. Of two processes that
 * start at once on an empty folder both end up with the same keys.
 * @throws Error with a sentence when the file is there but cannot be used.
 */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const path = join(dataDir, 'keys.json');
  const existing = await readIfPresent(path);
  if (existing !== null) return parseKeys(existing, path);

  await mkdir(dataDir, { recursive: true });
  await createOnce(path, `${JSON.stringify(await generateKeys(), null, 2)}\n`);
  return parseKeys(await readFile(path, 'utf8'), path);
}

export async function generateKeys(): Promise<Keys> {
  const signingKey = generateSigningKey();
  const issuedAt = Math.floor(Date.now() / 1000);
  const apiKey = (role: string) =>
    signJwt(
      { iss: 'muster', role, iat: issuedAt, exp: issuedAt + apiKeyYears * 365 * 86_400 },
      signingKey,
    );
  return {
    anonKey: await apiKey('anon'),
    serviceRoleKey: await apiKey('service_role'),
    signingKeys: [signingKey],
  };
}

async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new Error(`The keys in ${path} cannot be read.`, { cause: error });
  }
}

function parseKeys(text: string, path: string): Keys {
  try {
    return keysSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(
      `${path} is damaged: restore it from a backup, or delete it to make new keys, which signs everyone out.`,
      { cause: error },
    );
  }
}

/** Losing the keys would sign everyone out, so the content is on disk before the name exists. */
async function createOnce(path: string, content: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
}
