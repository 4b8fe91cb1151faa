import { filingLimits } from '@muster/contract/filing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createFilePieces } from './file-pieces.ts';
import { type SimulatedModel, startSimulatedModel } from './simulated-model.ts';

let model: SimulatedModel;
beforeAll(async () => {
  model = await startSimulatedModel();
});
afterAll(() => model.close());
beforeEach(() => {
  model.asked.length = 0;
  files([]);
});

const files = (items: readonly unknown[]) => model.says(JSON.stringify({ items }));

const item = (facts: object = {}) => ({
  piece: 0,
  quote: 'numb on the tamper',
  slot: 'hazards',
  step: 0,
  hazard: null,
  energy: 'motion',
  can_kill: false,
  ...facts,
});
const control = (facts: object = {}) =>
  item({
    piece: 1,
    quote: 'spots for the truck',
    slot: 'controls',
    hazard: 0,
    energy: null,
    can_kill: null,
    ...facts,
  });

const talk = {
  lang: 'en',
  task: 'Compact the base for Oakes Builders',
  steps: [{ text: 'Back the truck in', hazards: ['Truck backs over Luis'] }],
  pieces: [
    { text: 'oh, and your hands go numb on the tamper', under: 'Does the spotter still work?' },
    { text: 'Ana Ruiz spots for the truck, call her at 970-555-0134', under: 'What protects you?' },
    { text: 'Meet at North wing [1] with Ana Ruiz', under: 'Anything else?' },
  ],
  names: ['North wing'],
};
const person = { role: 'authenticated', claims: {}, userId: 'ana' };

function filing({ isAllowed = true, limitMs }: { isAllowed?: boolean; limitMs?: number } = {}) {
  const made = createFilePieces({
    namesFor: async () =>
      isAllowed ? { people: ['Ana Ruiz', 'Luis Ortega'], places: ['Oakes Builders'] } : null,
    service: { url: model.url, model: 'small', key: 'secret' },
    ...(limitMs !== undefined && { limitMs }),
    log: { warn: () => undefined },
    now: () => 0,
  });
  return async (body: unknown = talk, caller: Parameters<typeof made.handle>[1] = person) => {
    const request = new Request('http://localhost/file-for-jsa', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const answered = await made.handle(request, caller);
    return { status: answered.status, body: await answered.json() };
  };
}

describe('what was said stays here', () => {
  it('where the company has not allowed it, or no one is signed in', async () => {
    expect(await filing({ isAllowed: false })()).toMatchObject({ status: 403 });
    const stranger = { role: 'service_role', claims: {}, userId: null };
    expect(await filing()(talk, stranger)).toMatchObject({ status: 403 });
    expect(model.asked).toEqual([]);
  });

  it('where it has another form, or is too long', async () => {
    const send = filing();
    const wrong = [
      'no JSON',
      { ...talk, transcript: [] },
      { ...talk, pieces: Array.from({ length: 61 }, () => talk.pieces[0]) },
      JSON.stringify(talk).padEnd(filingLimits.requestBytes + 1),
    ];
    for (const body of wrong) expect(await send(body)).toMatchObject({ status: 400 });
    expect(model.asked).toEqual([]);
    const longest = JSON.stringify(talk).padEnd(filingLimits.requestBytes);
    expect(await send(longest)).toMatchObject({ status: 200 });
  });

  it('after twenty questions in a minute', async () => {
    const send = filing();
    for (let count = 0; count < 20; count += 1) expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429 });
  });
});

describe('a language model', () => {
  it('reads numbers for names, and answers by a strict schema', async () => {
    await filing()();
    const [{ key, body } = { key: undefined, body: '{}' }] = model.asked;
    expect(key).toBe('Bearer secret');
    const { messages, response_format } = JSON.parse(body);
    expect(response_format.json_schema).toMatchObject({
      strict: true,
      schema: { additionalProperties: false, required: ['items'] },
    });
    expect(JSON.parse(messages[1].content)).toEqual({
      lang: 'en',
      task: 'Compact the base for [1]',
      steps: [{ text: 'Back the truck in', hazards: ['Truck backs over [2]'] }],
      pieces: [
        talk.pieces[0],
        { text: '[3] spots for the truck, call her at [4]', under: 'What protects you?' },
        { text: 'Meet at [6] [5] with [3]', under: 'Anything else?' },
      ],
    });
    expect(body).not.toMatch(/Ana|Ruiz|Luis|Oakes|North|555/);
  });

  it('files pieces under its lists, with the names put back', async () => {
    files([
      item(),
      control({ quote: '[3] spots for the truck, call her at [4]' }),
      item({ piece: 2, quote: '[6] [5] with [3]', slot: 'emergency', step: null, energy: null }),
    ]);
    expect(await filing()()).toEqual({
      status: 200,
      body: {
        items: [
          item(),
          control({ quote: 'Ana Ruiz spots for the truck, call her at 970-555-0134' }),
          item({
            piece: 2,
            quote: 'North wing [1] with Ana Ruiz',
            slot: 'emergency',
            step: null,
            energy: null,
          }),
        ],
      },
    });
  });

  it.each([
    ['words that no one said', item({ quote: 'numb from the tamper' })],
    ['words of another piece', item({ quote: 'spots for the truck' })],
    ['a name that was hidden', item({ piece: 1, quote: 'Ana Ruiz spots' })],
    ['two letters', item({ quote: 'oh' })],
    ['nothing', item({ quote: '' })],
    ['a number that no one said', item({ quote: 'numb on the tamper 10' })],
    ['a piece that is not there', item({ piece: 3 })],
    ['a step that is not there', item({ step: 1 })],
    ['no step for a hazard', item({ step: null })],
    ['a hazard that is not there', control({ hazard: 1 })],
    ['no hazard for a control', control({ hazard: null })],
  ])('that quotes or names %s files nothing by that', async (_, lie) => {
    const rest = item({ slot: 'ppe', step: null, energy: null });
    files([lie, rest]);
    expect((await filing()()).body).toEqual({ items: [rest] });
  });

  it('files a piece once', async () => {
    files([item(), item({ slot: 'absent' })]);
    expect((await filing()()).body).toEqual({ items: [item()] });
  });
});

describe('nothing is filed by a language model', () => {
  it.each([
    ['that says a control is direct', () => files([control({ direct: 'yes' })])],
    ['that makes up a list', () => files([item({ slot: 'signatures' })])],
    ['that makes up an energy', () => files([item({ energy: 'magic' })])],
    ['that adds a text of its own', () => files([item({ text: 'Guardrails' })])],
    ['that leaves a field out', () => files([{ piece: 0, quote: 'numb on', slot: 'ppe' }])],
    ['that obeys a sentence of the crew', () => model.says('{"items": [], "approved": true}')],
    ['that says no JSON', () => model.says('The tamper is a hazard.')],
    ['that says half of it', () => model.says('{"items": [')],
    ['that speaks without end', () => model.says('x'.repeat(70_000))],
    ['that is broken', () => model.says('{}', 500)],
    [
      'that sends us elsewhere',
      () => model.answers((to) => void to.writeHead(302, { location: '/' }).end()),
    ],
  ])('%s', async (_, prepare) => {
    prepare();
    expect(await filing()()).toMatchObject({ status: 503, body: { code: 'busy' } });
    expect(model.asked).toHaveLength(1);
  });

  it('that does not answer in time', async () => {
    model.answers(() => undefined);
    expect(await filing({ limitMs: 50 })()).toMatchObject({ status: 503 });
  });
});
