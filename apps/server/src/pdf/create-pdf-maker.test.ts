import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createPdfMaker, type PdfLimits } from './create-pdf-maker.ts';
import type { PdfJob } from './pdf-job.ts';

const limits: PdfLimits = {
  milliseconds: 60_000,
  inputBytes: 100,
  memoryBytes: 1024 ** 3,
  queued: 4,
  queuedOfCaller: 3,
  idleMs: 60_000,
};

/** Replaces the compiler: returns each job's data, and never answers `stuck`. */
const script = `process.on('disconnect', () => process.exit());
process.on('message', ({ data }) => {
  if (data === 'end') process.exit(3);
  while (data === 'stuck') {}
  process.send(data === 'wrong' ? { kind: 'failed', message: data } : { bytes: Buffer.from(data) });
});`;
let folder: string;
let processUrl: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-pdf-'));
  processUrl = pathToFileURL(join(folder, 'process.mjs'));
  await writeFile(processUrl, script);
});
afterAll(() => rm(folder, { recursive: true }));

const job = (data: string) => (): Promise<PdfJob> =>
  Promise.resolve({ template: 'audit', data, pictures: {} });

const openMaker = () => createPdfMaker({ limits, processUrl });

describe('the maker of documents', () => {
  test('refuses what is too large, and takes what is just as large as allowed', async () => {
    const maker = openMaker();
    await expect(maker.make(job('x'.repeat(101)), 'a')).rejects.toMatchObject({
      kind: 'too_large',
    });
    expect(await maker.make(job('x'.repeat(100)), 'a')).toHaveLength(100);
    maker.close();
  });

  test('ends a document that takes too long, and writes the next one in a new process', async () => {
    const changing = { ...limits, milliseconds: 300 };
    const maker = createPdfMaker({ limits: changing, processUrl });
    await expect(maker.make(job('stuck'), 'a')).rejects.toMatchObject({ kind: 'too_large' });
    changing.milliseconds = limits.milliseconds;
    expect(Buffer.from(await maker.make(job('next'), 'a')).toString()).toBe('next');
    maker.close();
  });

  test('fails one document alone when the process ends or a template is wrong', async () => {
    const maker = openMaker();
    await expect(maker.make(job('end'), 'a')).rejects.toMatchObject({ kind: 'failed' });
    await expect(maker.make(job('wrong'), 'a')).rejects.toMatchObject({ kind: 'failed' });
    expect(Buffer.from(await maker.make(job('right'), 'a')).toString()).toBe('right');
    maker.close();
  });

  test('lets callers take turns, and refuses more than may wait, of one and of all, before their rows are read', async () => {
    const maker = openMaker();
    const done: string[] = [];
    const make = (data: string, caller: string) =>
      maker.make(job(data), caller).then(() => done.push(data));
    const many = ['a1', 'a2', 'a3'].map((data) => make(data, 'a'));
    await expect(maker.make(job('a4'), 'a')).rejects.toMatchObject({ kind: 'busy' });
    const other = make('b1', 'b');
    await expect(maker.make(job('c1'), 'c')).rejects.toMatchObject({ kind: 'busy' });
    let isRead = false;
    const refused = maker.make(() => {
      isRead = true;
      return job('c2')();
    }, 'c');
    await expect(refused).rejects.toMatchObject({ kind: 'busy' });
    expect(isRead).toBe(false);
    await Promise.all([...many, other]);
    expect(done).toEqual(['a1', 'a2', 'b1', 'a3']);
    maker.close();
  });

  test('gives a place back when the rows can’t be read', async () => {
    const maker = openMaker();
    for (let count = 0; count < 5; count += 1) {
      const failing = maker.make(() => Promise.reject(new Error('no rows')), 'a');
      await expect(failing).rejects.toThrow('no rows');
    }
    expect(Buffer.from(await maker.make(job('next'), 'a')).toString()).toBe('next');
    maker.close();
  });
});
