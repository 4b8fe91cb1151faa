import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createRecognizer } from './recognizer.ts';
import { createTranscribe } from './transcribe.ts';

/** A recognizer on this machine with OpenAI's API, which records its requests. */
let service: Server;
let answer: { readonly status: number; readonly body: string };
const asked: { readonly key: string | undefined; readonly form: FormData }[] = [];
beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      void new Response(Buffer.concat(chunks), { headers }).formData().then((form) => {
        asked.push({ key: request.headers.authorization, form });
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(answer.body);
      });
    });
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterAll(() => service.close());
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: JSON.stringify({ text: ' tear off shingles ' }) };
});

const secondBytes = 32_000;

/** A WAV file of silence. */
function wav({
  bytes = secondBytes,
  hertz = 16_000,
  channels = 1,
  says = bytes,
}: { bytes?: number; hertz?: number; channels?: number; says?: number } = {}) {
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(hertz, 24);
  file.writeUInt32LE(hertz * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(says, 40);
  return file;
}

const person = { role: 'authenticated', claims: {}, userId: 'ana' };
const serviceUrl = () => {
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  return `http://127.0.0.1:${address.port}/v1/audio/transcriptions`;
};

function transcribeFor({ isAllowed = true, key }: { isAllowed?: boolean; key?: string } = {}) {
  const made = createTranscribe({
    mayTranscribe: async () => isAllowed,
    recognizer: createRecognizer({ url: serviceUrl(), model: 'small', key }),
    log: { warn: () => undefined },
    now: () => 0,
  });
  return async (
    body: Uint8Array<ArrayBuffer>,
    query = 'lang=en&told=yes',
    caller: Parameters<typeof made.handle>[1] = person,
  ) => {
    const request = new Request(`http://localhost/transcribe?${query}`, { method: 'POST', body });
    const answered = await made.handle(request, caller);
    return { status: answered.status, body: await answered.json() };
  };
}

describe('speech stays here', () => {
  it('where the company has not allowed it, or no one is signed in', async () => {
    expect(await transcribeFor({ isAllowed: false })(wav())).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    });
    const nobody = { role: 'service_role', claims: {}, userId: null };
    expect(await transcribeFor()(wav(), undefined, nobody)).toMatchObject({ status: 403 });
    expect(asked).toEqual([]);
  });

  it('where the person was not told', async () => {
    for (const query of ['lang=en', 'lang=en&told=no', 'told=yes', 'lang=fr&told=yes']) {
      expect(await transcribeFor()(wav(), query)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
    }
    expect(asked).toEqual([]);
  });

  it('where it is no speech of 16 kHz, or longer than 20 seconds', async () => {
    const send = transcribeFor();
    const wrong = [
      wav({ bytes: 0 }),
      wav({ hertz: 48_000 }),
      wav({ channels: 2 }),
      wav({ says: 2 }),
      Buffer.from('x'.repeat(100)),
      wav({ bytes: 20 * secondBytes + 2 }),
    ];
    for (const body of wrong) {
      expect(await send(body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    }
    expect(asked).toEqual([]);
    expect(await send(wav({ bytes: 20 * secondBytes }))).toMatchObject({ status: 200 });
  });

  it('after 30 lines in a minute', async () => {
    const send = transcribeFor();
    for (let count = 0; count < 30; count += 1) expect((await send(wav())).status).toBe(200);
    expect(await send(wav())).toMatchObject({ status: 429 });
    expect(await send(wav(), undefined, { ...person, userId: 'luis' })).toMatchObject({
      status: 200,
    });
  });
});

describe('a recognizer', () => {
  it("is asked in OpenAI's form, with its key, model, language and hint", async () => {
    await transcribeFor({ key: 'secret' })(wav(), 'lang=es&told=yes&hint=Arn%C3%A9s');
    const [{ key, form } = { key: undefined, form: new FormData() }] = asked;
    expect(key).toBe('Bearer secret');
    const { file, ...fields } = Object.fromEntries(form);
    expect(fields).toEqual({
      model: 'small',
      language: 'es',
      prompt: 'Arnés',
      response_format: 'verbose_json',
    });
    expect(file).toMatchObject({ name: 'speech.wav', size: 44 + secondBytes });
  });

  it('gets no key and no hint where there is none', async () => {
    await transcribeFor()(wav());
    expect(asked[0]?.key).toBeUndefined();
    expect(asked[0]?.form.has('prompt')).toBe(false);
  });

  it('is as sure as its least sure segment, or does not say', async () => {
    expect((await transcribeFor()(wav())).body).toEqual({
      text: 'tear off shingles',
      confidence: null,
    });
    const segments = [{ avg_logprob: Math.log(0.9) }, { avg_logprob: Math.log(0.4) }];
    answer = { status: 200, body: JSON.stringify({ text: 'a', segments }) };
    expect((await transcribeFor()(wav())).body).toEqual({
      text: 'a',
      confidence: expect.closeTo(0.4),
    });
  });

  it('that fails or says something else is answered as busy', async () => {
    for (const broken of [
      { status: 500, body: '{}' },
      { status: 200, body: '{"words": []}' },
      { status: 200, body: 'no JSON' },
    ]) {
      answer = broken;
      expect(await transcribeFor()(wav())).toMatchObject({ status: 503, body: { code: 'busy' } });
    }
  });
});
