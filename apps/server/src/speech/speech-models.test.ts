import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { HttpError } from '../errors/http-error.ts';
import {
  createSpeechModelPages,
  type ModelFile,
  offeredModels,
  readSpeechModels,
} from './speech-models.ts';

const archive = gzipSync('a model of English');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-models-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function oneModel(): Promise<{ ask: ReturnType<typeof askFor>; model: ModelFile }> {
  await writeFile(join(folder, 'en.tar.gz'), archive);
  const models = await readSpeechModels(folder);
  const [model] = models;
  if (model === undefined) throw new Error('there is no model');
  return { ask: askFor(models), model };
}

const askFor = (models: readonly ModelFile[]) => {
  const pages = createSpeechModelPages(models).onError((error, c) =>
    c.text(error.message, error instanceof HttpError && error.status === 404 ? 404 : 500),
  );
  const path = offeredModels(models).en?.path ?? '';
  return (headers: Record<string, string> = {}, method = 'GET') =>
    pages.request(path, { method, headers });
};

it('does not start with a folder that has no model, or no folder', async () => {
  await writeFile(join(folder, 'fr.tar.gz'), archive);
  for (const wrong of [folder, join(folder, 'elsewhere')]) {
    await expect(readSpeechModels(wrong)).rejects.toThrow(/there is no en\.tar\.gz or es\.tar\.gz/);
  }
});

it('does not start with what is no gzip archive', async () => {
  await writeFile(join(folder, 'es.tar.gz'), 'version https://git-lfs.github.com/spec/v1');
  await expect(readSpeechModels(folder)).rejects.toThrow(/es\.tar\.gz is not a \.tar\.gz archive/);
  await writeFile(join(folder, 'es.tar.gz'), '');
  await expect(readSpeechModels(folder)).rejects.toThrow(/is not a \.tar\.gz archive/);
});

it('offers each language that it has at an address that changes with the content', async () => {
  const { model } = await oneModel();
  const offered = offeredModels([model]);
  expect(offered).toEqual({
    en: { path: `/speech-models/${model.hash}/en.tar.gz`, bytes: archive.length },
  });
  await writeFile(join(folder, 'en.tar.gz'), gzipSync('another model'));
  expect(offeredModels(await readSpeechModels(folder)).en?.path).not.toBe(offered.en?.path);
});

it('hands out the whole archive as it is, to be kept for a year', async () => {
  const { ask } = await oneModel();
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(archive);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-length')).toBe(String(archive.length));
  // A browser would decompress a response that is marked as encoded.
  expect(answer.headers.get('content-encoding')).toBeNull();
  const head = await ask({}, 'HEAD');
  expect(head.headers.get('content-length')).toBe(String(archive.length));
  expect(await head.text()).toBe('');
});

it('hands out the rest of a download that broke off', async () => {
  const { ask } = await oneModel();
  const answer = await ask({ Range: 'bytes=7-' });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe(
    `bytes 7-${archive.length - 1}/${archive.length}`,
  );
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(archive.subarray(7));
  const beyond = await ask({ Range: `bytes=${archive.length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
    416,
    `bytes */${archive.length}`,
  ]);
  // A part of another version is useless.
  expect((await ask({ Range: 'bytes=7-', 'If-Range': '"another"' })).status).toBe(200);
});

it('does not send again what the device has', async () => {
  const { ask, model } = await oneModel();
  expect((await ask({ 'If-None-Match': `"${model.hash}"` })).status).toBe(304);
});

it('hands out nothing at the old address once the file was replaced', async () => {
  const { ask, model } = await oneModel();
  const later = new Date(model.modifiedMs + 1000);
  await utimes(model.file, later, later);
  expect((await ask()).status).toBe(404);
});
