/**
 * Models for recognizing speech on the device, which the operator puts in a folder: `en.tar.gz`, `es.tar.gz`. Like the
 * app's own files they are served to everyone, since they are public and contain nothing about a company.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import type { SpeechModels } from '@muster/contract';
import { type Language, languages } from '@muster/domain/languages';
import { Hono } from 'hono';

import { HttpError } from '../errors/http-error.ts';
import type { ListenerEnv } from '../http/listener.ts';
import { rangeOf } from '../storage/content/byte-range.ts';

export type ModelFile = {
  readonly lang: Language;
  readonly file: string;
  readonly bytes: number;
  readonly modifiedMs: number;
  /** Hash of the content; part of the address, so that it can be cached forever. */
  readonly hash: string;
};

/** The folder has no model that could be served. */
export class SpeechModelsError extends Error {
  override readonly name = 'SpeechModelsError';
}

/** @throws SpeechModelsError */
export async function readSpeechModels(folder: string): Promise<readonly ModelFile[]> {
  const models: ModelFile[] = [];
  for (const lang of languages) {
    const file = join(folder, `${lang}.tar.gz`);
    const found = await stat(file).catch(() => null);
    if (found === null) continue;
    if (!(await isGzip(file))) throw new SpeechModelsError(`${file} is not a .tar.gz archive.`);
    const hash = await hashOf(file);
    models.push({ lang, file, bytes: found.size, modifiedMs: found.mtimeMs, hash });
  }
  if (models.length > 0) return models;
  const names = languages.map((lang) => `${lang}.tar.gz`).join(' or ');
  throw new SpeechModelsError(`SPEECH_MODELS: there is no ${names} in ${folder}.`);
}

/** The models as described to the app. */
export function offeredModels(models: readonly ModelFile[]): SpeechModels {
  return Object.fromEntries(
    models.map((model) => [model.lang, { path: pathOf(model), bytes: model.bytes }]),
  );
}

/** `GET /speech-models/{hash}/{lang}.tar.gz`, whole or the requested part. */
export function createSpeechModelPages(models: readonly ModelFile[]): Hono<ListenerEnv> {
  const pages = new Hono<ListenerEnv>();
  for (const model of models) {
    pages.get(pathOf(model), async (c) => {
      const now = await stat(model.file).catch(() => null);
      // A replaced model has a new address, which the server knows after its next start.
      if (now?.size !== model.bytes || now.mtimeMs !== model.modifiedMs) throw replaced();
      const etag = `"${model.hash}"`;
      const headers = {
        'Accept-Ranges': 'bytes',
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: etag,
      };
      if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
      const isSame = [undefined, etag].includes(c.req.header('if-range'));
      const range = isSame ? rangeOf(c.req.header('range'), model.bytes) : undefined;
      if (range === 'unsatisfiable') {
        return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${model.bytes}` });
      }
      const { first, last } = range ?? { first: 0, last: model.bytes - 1 };
      const body =
        c.req.method === 'HEAD'
          ? null
          : Readable.toWeb(createReadStream(model.file, { start: first, end: last }));
      return new Response(body, {
        status: range === undefined ? 200 : 206,
        headers: {
          ...headers,
          'Content-Type': 'application/gzip',
          'Content-Length': String(last - first + 1),
          ...(range !== undefined && { 'Content-Range': `bytes ${first}-${last}/${model.bytes}` }),
        },
      });
    });
  }
  return pages;
}

const pathOf = ({ hash, lang }: ModelFile) => `/speech-models/${hash}/${lang}.tar.gz`;

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex').slice(0, 16);
}

function replaced(): HttpError {
  return new HttpError(404, 'no_such_address', 'This model was replaced.');
}
