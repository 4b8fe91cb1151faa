import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeLog, linesToSign, type LogParts, withChange } from './compose-log.ts';
import type { Manpower, SourceLine } from './log-line.ts';

const crew = (people: number, minutes: number): Manpower => ({
  crew: 'Crew one',
  code: '03 30',
  code_name: 'Concrete',
  people,
  minutes,
});
const punches = (id: string, people: number, minutes: number, name = 'Crew one'): SourceLine => ({
  id: `crew:${id}:none`,
  kind: 'manpower',
  data: { ...crew(people, minutes), crew: name },
});
const empty: LogParts = { sources: [], lines: [], signature: null };
const changeOf = (id: string, data: Manpower | null, source: Manpower | null) => ({
  id: `crew:${id}:none`,
  kind: 'manpower' as const,
  data,
  source,
  is_private: false,
  is_addendum: false,
  revision: `${id}:${data?.people}`,
  base: null,
});
const signed = (log: LogParts): LogParts => ({
  ...log,
  signature: { lines: linesToSign(composeLog(log)) },
});
const only = (log: LogParts) => {
  const [line, ...others] = composeLog(log);
  expect(others).toEqual([]);
  return line;
};

test('a line that no one changed follows its source until it is signed', () => {
  const log = { ...empty, sources: [punches('a', 2, 960)] };
  expect(only(log)).toMatchObject({ data: crew(2, 960), isTyped: false, since: null });
  const later = { ...signed(log), sources: [punches('a', 3, 1440)] };
  expect(only(later)).toMatchObject({
    data: crew(2, 960),
    since: { was: crew(2, 960), now: crew(3, 1440) },
  });
});

test('a changed line stays as it was changed, and says what its source said and says', () => {
  const log = withChange(
    { ...empty, sources: [punches('a', 2, 960)] },
    changeOf('a', crew(4, 1920), crew(2, 960)),
  );
  expect(only(log)).toMatchObject({ data: crew(4, 1920), source: crew(2, 960), since: null });
  expect(only({ ...log, sources: [punches('a', 2, 480)] })).toMatchObject({
    data: crew(4, 1920),
    since: { was: crew(2, 960), now: crew(2, 480) },
  });
  expect(only({ ...log, sources: [] })).toMatchObject({ since: { was: crew(2, 960), now: null } });
});

test('punches that come after the signature are a line that no one has signed', () => {
  const later = { ...signed(empty), sources: [punches('a', 1, 60)] };
  expect(only(later)).toMatchObject({ since: { was: null, now: crew(1, 60) } });
});

test('a crew that is renamed has not changed', () => {
  const log = signed({ ...empty, sources: [punches('a', 2, 960)] });
  expect(only({ ...log, sources: [punches('a', 2, 960, 'Night crew')] })?.since).toBeNull();
});

test('a private note is not signed, and leaves a signature valid', () => {
  const log = signed({ ...empty, sources: [punches('a', 2, 960)] });
  const note = {
    id: 'e3f0b1f4-0000-4000-8000-000000000001',
    kind: 'note' as const,
    data: { text: 'Ask about the invoice' },
    source: null,
    is_private: true,
    is_addendum: false,
    revision: 'r',
    base: null,
  };
  const noted = withChange(log, note);
  expect(noted.signature).not.toBeNull();
  expect(linesToSign(composeLog(noted)).map(({ kind }) => kind)).toEqual(['manpower']);
  expect(withChange(log, { ...note, is_private: false }).signature).toBeNull();
});

test('whatever happens in whatever order, no change is lost and each line equals its source or says that it changed', () => {
  const id = fc.constantFrom('a', 'b', 'c');
  const amount = fc.integer({ min: 1, max: 4 });
  const step = fc.oneof(
    fc.record({ do: fc.constant('punch' as const), id, people: amount }),
    fc.record({ do: fc.constant('withdraw' as const), id }),
    fc.record({ do: fc.constant('change' as const), id, people: amount }),
    fc.record({ do: fc.constant('takeBack' as const), id }),
    fc.record({ do: fc.constant('sign' as const) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let log = empty;
      const changes = new Map<string, Manpower>();
      const sourceOf = (of: string) => {
        const source = log.sources.find(({ id: one }) => one === of);
        return source?.kind === 'manpower' ? source.data : null;
      };
      for (const next of steps) {
        const key = next.do === 'sign' ? '' : `crew:${next.id}:none`;
        if (next.do === 'sign') log = signed({ ...log, signature: null });
        else if (next.do === 'punch' || next.do === 'withdraw') {
          const others = log.sources.filter((source) => source.id !== key);
          const sources =
            next.do === 'punch'
              ? [...others, punches(next.id, next.people, next.people * 60)]
              : others;
          log = { ...log, sources };
        } else if (next.do === 'change') {
          log = withChange(log, changeOf(next.id, crew(next.people + 10, 60), sourceOf(key)));
          changes.set(key, crew(next.people + 10, 60));
        } else if (changes.delete(key)) {
          log = withChange(log, changeOf(next.id, null, null));
        }
      }
      const shown = new Map(composeLog(log).map((line) => [line.id, line]));
      for (const [key, data] of changes)
        expect(shown.get(key)).toMatchObject({ data, isTyped: true });
      for (const source of log.sources) expect(shown.has(source.id)).toBe(true);
      for (const line of shown.values()) {
        if (line.isTyped || line.since !== null) continue;
        expect(line.data).toEqual(sourceOf(line.id));
      }
    }),
    { numRuns: 60 },
  );
});
