/**
 * Measures 10 MB up and down through storage, against a plain stream to and from a file, in one run on one machine and
 * one disk: `node bench/storage/run.ts [rounds]`. The contenders take turns; it prints medians of their times and of
 * the ratios of neighboring times, and each contender's memory at the end. Muster also checks policies, inspects the
 * content, hashes it and keeps a row.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startTestServer, type TestServer } from '@muster/testkit';

import { startChild, type Child } from '../rest/child.ts';
import { memoryOf } from '../rest/processes.ts';
import { median } from '../quantiles.ts';

const rounds = Number(process.argv[2] ?? 60);
const warmUps = 10;
const content = Buffer.alloc(10_000_000, 'muster');

type Contender = {
  readonly name: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly memoryMb: () => Promise<number>;
};

async function upload({ address, headers }: Contender): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'x-upsert': 'true' },
    body: content,
  });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.bytes();
}

async function download({ address, headers }: Contender): Promise<void> {
  const answer = await fetch(address, { headers });
  let size = 0;
  for await (const chunk of answer.body ?? []) size += chunk.length;
  if (size !== content.length) throw new Error(`${answer.status}: ${size} bytes came back`);
}

async function millisecondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function compare(
  name: string,
  work: (contender: Contender) => Promise<void>,
  contenders: readonly Contender[],
): Promise<void> {
  const times = new Map(contenders.map((contender) => [contender, new Array<number>()]));
  for (let round = -warmUps; round < rounds; round += 1) {
    const turns = round % 2 === 0 ? contenders : contenders.toReversed();
    for (const contender of turns) {
      const ms = await millisecondsOf(() => work(contender));
      if (round >= 0) times.get(contender)?.push(ms);
    }
  }
  const [ours = []] = times.values();
  console.log(`\n${name}, ${rounds} rounds`);
  console.table(
    Object.fromEntries(
      [...times].map(([contender, measured]) => [
        contender.name,
        {
          'median ms': median(measured).toFixed(1),
          'MB/s': (content.length / 1000 / median(measured)).toFixed(0),
          'Muster takes':
            measured === ours
              ? ''
              : `${median(ours.map((ms, index) => ms / (measured[index] ?? Number.NaN))).toFixed(2)} times as long`,
        },
      ]),
    ),
  );
}

async function prepare(server: TestServer): Promise<Contender> {
  const headers = { apikey: server.anonKey, authorization: `Bearer ${server.serviceRoleKey}` };
  const made = await fetch(`${server.url}/storage/v1/bucket`, {
    method: 'POST',
    headers,
    body: '{"name":"bench"}',
  });
  if (!made.ok) throw new Error(await made.text());
  return {
    name: 'Muster',
    address: `${server.url}/storage/v1/object/bench/file.bin`,
    headers,
    async memoryMb() {
      const text = await (await fetch(`${server.url}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1024 ** 2;
    },
  };
}

const folder = await mkdtemp(join(tmpdir(), 'muster-bench-'));
const children: Child[] = [];

async function startPlain(name: string, port: number, flush: 'on' | 'off'): Promise<Contender> {
  const child = await startChild('../storage/plain-server.ts', {
    PORT: String(port),
    FOLDER: folder,
    FLUSH: flush,
  });
  children.push(child);
  return {
    name,
    address: `http://127.0.0.1:${port}/${flush}.bin`,
    headers: {},
    memoryMb: () => Promise.resolve(memoryOf(child.pid)),
  };
}

const server = await startTestServer({ env: { STORAGE_URL: `file:${folder}` } });
try {
  const contenders = [
    await prepare(server),
    await startPlain('plain stream', 4391, 'off'),
    await startPlain('plain stream, brought to disk', 4392, 'on'),
  ];
  await compare('10 MB up', upload, contenders);
  await compare('10 MB down', download, contenders);
  for (const { name, memoryMb } of contenders) {
    console.log(`memory of ${name}: ${(await memoryMb()).toFixed(0)} MB`);
  }
} finally {
  for (const child of children) await child.end();
  await server.stop();
  await rm(folder, { recursive: true });
}
