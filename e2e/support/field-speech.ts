/**
 * A voice and a recognizer on this machine, for tests that speak: Debian's `flite` and `pocketsphinx`. The
 * recognizer answers like OpenAI's transcriptions API, at the address in `TRANSCRIBE_URL`.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const needed = [
  '/usr/bin/flite',
  '/usr/bin/pocketsphinx_continuous',
  '/usr/share/pocketsphinx/model/en-us/en-us.lm.bin',
];

export async function hasFieldSpeech(): Promise<boolean> {
  const found = await Promise.allSettled(needed.map((path) => access(path)));
  return found.every(({ status }) => status === 'fulfilled');
}

/** Phrases that are recognized reliably; of anything else this recognizer gets about three in four words. */
const replies = new Set(['yes', 'no', 'nothing else', 'stop', 'continue', 'skip', 'back']);
const sure = Math.log(0.9);
const unsure = Math.log(0.5);

export type FieldSpeech = {
  readonly url: string;
  /** The file that Chromium plays as its microphone, from the start each time it opens. */
  readonly microphone: string;
  /** The recognized texts, in order. */
  readonly heard: readonly string[];
  say(text: string): Promise<void>;
  close(): Promise<void>;
};

export async function startFieldSpeech(): Promise<FieldSpeech> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-speech-'));
  const microphone = join(folder, 'microphone.wav');
  const heard: string[] = [];
  let count = 0;

  /** Replaced atomically, because it may be opened at any moment. */
  async function play(samples: Buffer): Promise<void> {
    const next = join(folder, `next-${(count += 1)}.wav`);
    await writeFile(next, wavOf(samples));
    await rename(next, microphone);
  }

  async function recognize(wav: Buffer): Promise<string> {
    const clip = join(folder, `clip-${(count += 1)}.wav`);
    await writeFile(clip, wav);
    const { stdout } = await run('pocketsphinx_continuous', [
      '-infile',
      clip,
      '-logfn',
      '/dev/null',
    ]);
    return stdout.trim().replaceAll(/\s+/g, ' ');
  }

  const server = createServer((request, response) => {
    void (async () => {
      const form = await formOf(request);
      const file = form.get('file');
      if (!(file instanceof Blob)) throw new Error('no file was sent');
      const text = await recognize(Buffer.from(await file.arrayBuffer()));
      heard.push(text);
      // A sentence must not be heard again when the microphone opens for the next question.
      await play(Buffer.alloc(0));
      response.setHeader('content-type', 'application/json');
      const segments = [{ avg_logprob: replies.has(text) ? sure : unsure }];
      response.end(JSON.stringify({ text, segments }));
    })().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  await play(Buffer.alloc(0));

  return {
    url: `http://127.0.0.1:${address.port}/v1/audio/transcriptions`,
    microphone,
    heard,
    say: async (text) => {
      const spoken = join(folder, `spoken-${(count += 1)}.wav`);
      await run('flite', ['-voice', 'slt', '-t', text, '-o', spoken]);
      await play((await readFile(spoken)).subarray(headerBytes));
    },
    close: async () => {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const headerBytes = 44;
const bytesPerSecond = 32_000;

/** A second of silence before the words, and enough after them to detect that they are over. */
function wavOf(samples: Buffer): Buffer {
  const silence = Buffer.alloc(bytesPerSecond);
  const body = Buffer.concat([silence, samples, silence, silence]);
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0);
  header.writeUInt32LE(body.length + headerBytes - 8, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(bytesPerSecond / 2, 24);
  header.writeUInt32LE(bytesPerSecond, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(body.length, 40);
  return Buffer.concat([header, body]);
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(Buffer.concat(chunks), { headers }).formData();
}
