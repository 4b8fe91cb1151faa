import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { getMimeType } from 'hono/utils/mime';

import { chooseEncoding, type Encoding } from './accepted-encoding.ts';

const compressible = new Set(
  ['html', 'js', 'css', 'svg', 'json', 'webmanifest', 'map', 'txt', 'wasm'].map(
    (name) => `.${name}`,
  ),
);

export type EncodedFile = {
  /** A strong tag of the content. */
  readonly etag: string;
  /** Responds with 200, or with 304 if the request's headers have the current `ETag`. */
  answer(request: Request, headers: Record<string, string>): Promise<Response>;
};

/** Reads a file into memory, compressed once per encoding: from the prebuilt file next to it, or else here. */
export async function encodeOnce(path: string): Promise<EncodedFile> {
  const content = await readFile(path);
  const type = getMimeType(path) ?? 'application/octet-stream';
  const bodiesByEncoding = new Map<Encoding, Promise<Buffer>>([
    ['identity', Promise.resolve(content)],
  ]);

  function bodyIn(encoding: Encoding): Promise<Buffer> {
    const known = bodiesByEncoding.get(encoding);
    if (known !== undefined) return known;
    const body = encode(path, content, encoding);
    bodiesByEncoding.set(encoding, body);
    return body;
  }

  return {
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    async answer(request, headers) {
      const isCompressible = compressible.has(extname(path));
      const common = { ...headers, ...(isCompressible ? { Vary: 'Accept-Encoding' } : {}) };
      if (matches(request.headers.get('if-none-match'), headers['ETag'])) {
        return new Response(null, { status: 304, headers: common });
      }
      const encoding = isCompressible
        ? chooseEncoding(request.headers.get('accept-encoding'))
        : 'identity';
      const body = await bodyIn(encoding);
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
        headers: {
          ...common,
          'Content-Type': type,
          'Content-Length': String(body.length),
          ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
        },
      });
    },
  };
}

async function encode(path: string, content: Buffer, encoding: Encoding): Promise<Buffer> {
  const ready = await readFile(path + (encoding === 'br' ? '.br' : '.gz')).catch(() => null);
  if (ready !== null) return ready;
  if (encoding === 'gzip') return promisify(gzip)(content, { level: 9 });
  // Quality 11 would take seconds for a large script; 9 comes within a few percent of its size.
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

/** Proxies that compress turn a strong tag into a weak one. */
function matches(ifNoneMatch: string | null, etag: string | undefined): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
    .some((entry) => entry === '*' || entry === etag);
}
