import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import type { Context } from 'hono';

import { HttpError } from '../errors/http-error.ts';
import { encodeOnce, type EncodedFile } from './encoded-file.ts';
import { contentSecurityPolicy, type AppOrigins } from './content-security-policy.ts';
import { toResponse, type ListenerEnv } from './listener.ts';

const pageHeaders = {
  'Cache-Control': 'no-cache',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(self), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const recognizer = /^assets\/vosk-worker-[\w-]+\.js$/;

/**
 * Serves the built web app: its files, and its page for every address that isn't a file. The page's `ETag` is the build
 * id, the same for every address, encoding and company: the app requests it by HEAD to check for an update. Files are
 * read once, so a new build requires a restart.
 */
export async function createWebApp({
  folder,
  recognizesSpeech = false,
  ...origins
}: Omit<AppOrigins, 'compiles'> & {
  readonly folder: string;
  /** True if there are models for devices, whose recognizer is WebAssembly. */
  readonly recognizesSpeech?: boolean;
}) {
  if (!existsSync(join(folder, 'index.html'))) {
    return { buildId: 'none', answer: async () => toResponse(notBuilt()) };
  }
  const paths = await filePathsIn(folder);
  const indexHtml = await readFile(join(folder, 'index.html'), 'utf8');
  const buildId = await buildIdOf(folder, paths);
  const policy = contentSecurityPolicy(indexHtml, origins);
  const compilingPolicy = contentSecurityPolicy(indexHtml, { ...origins, compiles: true });
  const filesByPath = new Map<string, Promise<EncodedFile>>();

  function open(path: string): Promise<EncodedFile> {
    const known = filesByPath.get(path);
    if (known !== undefined) return known;
    const file = encodeOnce(join(folder, path));
    filesByPath.set(path, file);
    return file;
  }

  async function answerPage(c: Context): Promise<Response> {
    const file = await open('index.html');
    return file.answer(c.req.raw, {
      ...pageHeaders,
      'Content-Security-Policy': policy,
      ETag: `"${buildId}"`,
    });
  }

  async function answerFile(c: Context, path: string): Promise<Response> {
    const file = await open(path);
    return file.answer(c.req.raw, {
      // The build puts a hash of the content into the names of these files.
      'Cache-Control': path.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      // A worker has its own policy: only the recognizer's may compile WebAssembly, and the page never may.
      ...(path.endsWith('.js') && {
        'Content-Security-Policy':
          recognizesSpeech && recognizer.test(path) ? compilingPolicy : policy,
      }),
      ETag: file.etag,
    });
  }

  return {
    buildId,
    async answer(c: Context<ListenerEnv>): Promise<Response> {
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return toResponse(notHere());
      const path = decodePath(c.req.path);
      if (path !== 'index.html' && paths.has(path)) return answerFile(c, path);
      return isPagePath(path) ? answerPage(c) : toResponse(notHere());
    },
  };
}

/** Names with an extension are files, and names that begin with a dot are for other programs. */
function isPagePath(path: string): boolean {
  return path === 'index.html' || (extname(path) === '' && !/(^|\/)\./.test(path));
}

/** Only paths in this list are ever opened, so no address can lead out of the folder. */
async function filePathsIn(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Set(paths.map((path) => path.replaceAll('\\', '/')));
}

/** Changes with any file of the build except source maps, which no one executes. */
async function buildIdOf(folder: string, paths: ReadonlySet<string>): Promise<string> {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) {
    if (!/\.(map|br|gz)$/.test(path)) hash.update(path).update(await readFile(join(folder, path)));
  }
  return hash.digest('base64url').slice(0, 16);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    return path.slice(1); // not text in percent form: no file has such a name
  }
}

function notHere(): HttpError {
  return new HttpError(404, 'no_such_address', 'There is nothing at this address.');
}

function notBuilt(): HttpError {
  return new HttpError(404, 'not_built', 'The web app wasn’t built; `npm start` builds it.');
}
