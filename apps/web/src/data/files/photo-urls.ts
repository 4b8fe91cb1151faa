import type { StoredFiles } from './stored-files.ts';

const seconds = 60 * 60;

type Asked = PromiseWithResolvers<string | null> & { readonly path: string };
const askedOf = new WeakMap<StoredFiles, Asked[]>();

/**
 * An address for a profile photo, null where there is none that the caller may see. Pages of people ask for many
 * at once: one request signs them all. Throws `DataError`.
 */
export function photoUrl(files: StoredFiles, path: string): Promise<string | null> {
  const one: Asked = { path, ...Promise.withResolvers<string | null>() };
  const others = askedOf.get(files);
  if (others === undefined) {
    const all = [one];
    askedOf.set(files, all);
    queueMicrotask(() => void signAll(files, all));
  } else others.push(one);
  return one.promise;
}

async function signAll(files: StoredFiles, all: readonly Asked[]): Promise<void> {
  askedOf.delete(files);
  const paths = all.map(({ path }) => path);
  try {
    const urls = await files.signedUrls('profile-photos', paths, seconds);
    for (const [at, { resolve }] of all.entries()) resolve(urls[at] ?? null);
  } catch (error) {
    for (const { reject } of all) reject(error);
  }
}
