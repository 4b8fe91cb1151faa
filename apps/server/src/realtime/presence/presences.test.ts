import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createPresences, type PresenceEntry, type Presences } from './presences.ts';

type Told = { readonly event: string; readonly payload: unknown };

const entry = (id: string, ref: string, server = 'here'): PresenceEntry => ({
  id,
  server,
  topic: 'yard',
  isPrivate: false,
  key: `key of ${id}`,
  meta: { phx_ref: ref },
});

const shown = (...entries: PresenceEntry[]) =>
  Object.fromEntries(entries.map(({ key, meta }) => [key, { metas: [meta] }]));

describe('members of a topic', () => {
  let told: Told[];
  let presences: Presences;

  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    presences = createPresences(
      {
        presence: (topic, _isPrivate, event, payload) => {
          if (topic === 'too large') throw new RangeError('Invalid string length');
          told.push({ event, payload });
        },
      },
      pino({ level: 'silent' }),
    );
  });
  afterEach(() => {
    presences.close();
    vi.useRealTimers();
  });

  it('may carry what can’t be told on another topic', () => {
    const large = { ...entry('1', 'a'), topic: 'too large' };
    const first = entry('2', 'b');
    presences.put(large);
    presences.put(first);
    vi.runAllTimers();
    expect(told).toMatchObject([{ payload: { joins: shown(first) } }]);
  });

  it('are told once of all who came together', () => {
    const [first, second] = [entry('1', 'a'), entry('2', 'b')];
    presences.put(first);
    presences.put(second);
    vi.runAllTimers();
    expect(told).toEqual([
      { event: 'presence_diff', payload: { joins: shown(first, second), leaves: {} } },
    ]);
  });

  it('are told nothing of who came and left at once', () => {
    presences.put(entry('1', 'a'));
    presences.remove(entry('1', 'a'));
    vi.runAllTimers();
    expect(told).toEqual([]);
  });

  it('are told of a change as of leaving and coming, from what they knew last', () => {
    presences.put(entry('1', 'a'));
    vi.runAllTimers();
    presences.put(entry('1', 'b'));
    presences.put(entry('1', 'c'));
    vi.runAllTimers();
    expect(told.at(-1)?.payload).toEqual({
      joins: shown(entry('1', 'c')),
      leaves: shown(entry('1', 'a')),
    });
  });

  it('have been told of everything that a state shows to someone new', () => {
    presences.put(entry('1', 'a'));
    expect(presences.state('yard', false)).toEqual(shown(entry('1', 'a')));
    expect(told).toHaveLength(1);
    vi.runAllTimers();
    expect(told).toHaveLength(1);
  });

  it('lose those their server no longer knows, and no one of another server', () => {
    const [mine, gone, stays] = [
      entry('1', 'a'),
      entry('2', 'b', 'there'),
      entry('3', 'c', 'there'),
    ];
    for (const each of [mine, gone, stays]) presences.put(each);
    vi.runAllTimers();
    presences.replace('there', [stays]);
    vi.runAllTimers();
    expect(told.at(-1)?.payload).toEqual({ joins: {}, leaves: shown(gone) });
    expect(presences.ofServer('here')).toEqual([mine]);
  });
});
