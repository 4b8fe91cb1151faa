import { jsaLimits, savedJsaSchema } from '@muster/contract/jsa';
import { expect, it } from 'vitest';
import type { DialogueContent } from '../../data/jsa/dialogue-draft.ts';
import { engine } from './engine.ts';
import { savedJsaOf } from './saved-document.ts';

const context = { project: 'Depot', crew: ['Ana Ruiz'], emergency: {}, shift_end: null };

function contentOf(...lines: readonly string[]): DialogueContent {
  let turn = engine.start('en', context);
  for (const text of lines) turn = engine.hear(turn.state, { text });
  return {
    v: 1,
    saveId: 'e0000000-0000-4000-8000-00000000000a',
    projectId: null,
    copiedFrom: null,
    startedAt: '2026-06-01T12:00:00.000Z',
    state: turn.state,
    said: lines.map((text) => ({ who: 'person', text, at: '2026-06-01T12:00:00.000Z' })),
  };
}

const savedOf = (content: DialogueContent) =>
  savedJsaOf(content, engine.resume(content.state).document);

it('saves the very document that the same lines give in a play', () => {
  const content = contentOf('Tear off shingles', 'North wing', 'Ana');
  const saved = savedOf(content);
  expect(savedJsaSchema.parse(saved)).toEqual(saved);
  expect(saved.document).toEqual(engine.resume(content.state).document);
  expect(saved).toMatchObject({ base_version: 0, made_at: content.startedAt });
});

it('leaves out what no database stores', () => {
  const said = [
    { who: 'person' as const, text: 'half \uD83D of \0 a 👷', at: '2026-06-01T12:00:00.000Z' },
  ];
  const { transcript } = savedOf({ ...contentOf('Tear off'), said });
  expect(transcript?.map(({ text }) => text)).toEqual(['half  of  a 👷']);
});

it.each([
  ['at the limit', 0, jsaLimits.text],
  ['past the limit', 1, jsaLimits.text],
])('keeps texts within what the server takes, %s', (_, more, length) => {
  const saved = savedOf(contentOf(`Dig ${'x'.repeat(jsaLimits.text - 4 + more)}`));
  expect(saved.document.task).toHaveLength(length);
});

it('keeps the end of a very long talk', () => {
  const said = Array.from({ length: jsaLimits.transcriptLines + 1 }, (_, at) => ({
    who: 'person' as const,
    text: `line ${at}`,
    at: '2026-06-01T12:00:00.000Z',
  }));
  const { transcript } = savedOf({ ...contentOf('Tear off'), said });
  expect(transcript).toHaveLength(jsaLimits.transcriptLines);
  expect(transcript?.at(-1)?.text).toBe(`line ${jsaLimits.transcriptLines}`);
});

it('names the recordings that go with it and no others', () => {
  const [kept, lost] = [
    'e0000000-0000-4000-8000-0000000000c1',
    'e0000000-0000-4000-8000-0000000000c2',
  ] as const;
  const at = '2026-06-01T12:00:00.000Z';
  const said = [kept, lost].map((clip) => ({ who: 'person' as const, text: clip, at, clip }));
  const content = { ...contentOf('Tear off'), said };
  const { document } = engine.resume(content.state);
  const saved = savedJsaOf(content, document, new Set([kept]));
  expect(savedJsaSchema.parse(saved)).toEqual(saved);
  expect(saved.transcript).toEqual([
    { who: 'person', text: kept, at, clip: kept },
    { who: 'person', text: lost, at },
  ]);
});

const talkedOf = (at: string, told?: { at: string; wording: number }): DialogueContent => ({
  ...contentOf('Tear off'),
  said: [{ who: 'person', text: 'Tear off', at, clip: 'e0000000-0000-4000-8000-00000000000c' }],
  ...(told && { told }),
});
const recorded = new Set(['e0000000-0000-4000-8000-00000000000c']);
const savedWith = (content: DialogueContent, clips = recorded) =>
  savedJsaOf(content, engine.resume(content.state).document, clips);

it('says with recordings when the person was told of them, and with nothing else', () => {
  const told = { at: '2026-06-01T11:00:00.000Z', wording: 1 };
  const content = talkedOf('2026-06-01T12:00:00.000Z', told);
  expect(savedJsaSchema.parse(savedWith(content))).toMatchObject({ told });
  expect(savedWith(content, new Set())).not.toHaveProperty('told');
  // A draft from an app version that kept no record of it.
  expect(savedWith(talkedOf('2026-06-01T12:00:00.000Z'))).not.toHaveProperty('told');
});

it('lets a recording go that is older than the notice, such as by a clock that was set', () => {
  const told = { at: '2026-06-01T13:00:00.000Z', wording: 1 };
  const { transcript, ...rest } = savedWith(talkedOf('2026-06-01T12:00:00.000Z', told));
  expect(transcript).toEqual([{ who: 'person', text: 'Tear off', at: '2026-06-01T12:00:00.000Z' }]);
  expect(rest).not.toHaveProperty('told');
});
