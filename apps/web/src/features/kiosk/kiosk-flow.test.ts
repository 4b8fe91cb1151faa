import { describe, expect, it } from 'vitest';
import { idle, type KioskEvent, type KioskState, nextKiosk } from './kiosk-flow.ts';

const pin = { prove: () => Promise.resolve('') };
const choice = {
  kind: 'in',
  breakKind: null,
  projectId: null,
  costCodeId: null,
  note: null,
} as const;

/** Plays events, one a second, from an idle tablet. */
function play(events: readonly KioskEvent[], from: KioskState = idle): KioskState {
  return events.reduce(
    (state, event, index) => nextKiosk(state, event, { nowMs: index * 1000, pinLength: 6 }),
    from,
  );
}

const typed = Array.from('482913', (digit) => ({ type: 'digit', digit }) as const);
const toClock: readonly KioskEvent[] = [
  { type: 'pick', personId: 'anna' },
  ...typed,
  { type: 'check' },
  { type: 'right_pin', personId: 'anna', pin },
];

describe('a tablet', () => {
  it('opens nothing without the right PIN', () => {
    const events: readonly KioskEvent[] = [
      { type: 'choose', choice, takesPhoto: false },
      { type: 'saved', punchId: 'p', atMs: 1 },
      { type: 'right_pin', personId: 'anna', pin },
    ];
    expect(play(events)).toEqual(idle);
    const asked = play([{ type: 'pick', personId: 'anna' }, ...events]);
    expect(asked.step).toMatchObject({ kind: 'pin', digits: '' });
  });

  it('opens nothing when the right PIN is told of someone who has gone', () => {
    const late: readonly KioskEvent[] = [
      { type: 'pick', personId: 'anna' },
      ...typed,
      { type: 'check' },
      { type: 'leave' },
      { type: 'pick', personId: 'ben' },
      { type: 'check' },
      { type: 'right_pin', personId: 'anna', pin },
    ];
    expect(play(late).step).toMatchObject({ kind: 'pin', personId: 'ben' });
  });

  it('asks again after a wrong PIN, from the first digit', () => {
    const wrong = play([
      { type: 'pick', personId: 'anna' },
      ...typed,
      { type: 'check' },
      { type: 'wrong_pin', personId: 'anna' },
    ]);
    expect(wrong.step).toMatchObject({ kind: 'pin', digits: '', isWrong: true, isChecking: false });
  });

  it('takes six digits and no seventh, and none while it checks', () => {
    const events: readonly KioskEvent[] = [{ type: 'pick', personId: 'anna' }, ...typed, ...typed];
    expect(play(events).step).toMatchObject({ digits: '482913' });
    expect(play([...events, { type: 'check' }, { type: 'erase' }]).step).toMatchObject({
      digits: '482913',
    });
  });

  it('goes from the PIN to the punch to the confirmation, with a picture where one is wanted', () => {
    const plain = play([...toClock, { type: 'choose', choice, takesPhoto: false }]);
    expect(plain).toMatchObject({ step: { kind: 'saving' }, resetsAtMs: null });
    const pictured = play([...toClock, { type: 'choose', choice, takesPhoto: true }]);
    expect(pictured.step.kind).toBe('photo');
    const done = play(
      [{ type: 'photo_taken' }, { type: 'saved', punchId: 'p', atMs: 7 }],
      pictured,
    );
    expect(done.step).toEqual({ kind: 'done', personId: 'anna', choice, punchId: 'p', atMs: 7 });
  });

  it('asks about breaks one by one while the PIN can prove the answers', () => {
    const asking = play([
      ...toClock,
      { type: 'choose', choice: { ...choice, kind: 'out' }, takesPhoto: false },
      {
        type: 'saved',
        punchId: 'p',
        atMs: 7,
        asks: [{ workday: '2026-11-18', questions: ['first_meal', 'rest'] }],
      },
    ]);
    expect(asking.step).toMatchObject({
      kind: 'asking',
      asks: [{ questions: ['first_meal', 'rest'] }],
    });
    const next = play([{ type: 'answered' }], asking);
    expect(next.step).toMatchObject({ kind: 'asking', asks: [{ questions: ['rest'] }] });
    const done = play([{ type: 'answered' }], next);
    expect(done.step).toMatchObject({ kind: 'done', punchId: 'p' });
    expect(done.step).not.toHaveProperty('pin');
  });

  it('hears nothing from the finger that typed the last digit twice', () => {
    const opened = play(toClock);
    const openedAt = (toClock.length - 1) * 1000;
    const tap = (nowMs: number, event: KioskEvent) =>
      nextKiosk(opened, event, { nowMs, pinLength: 6 });
    const act: KioskEvent = { type: 'choose', choice, takesPhoto: false };
    expect(tap(openedAt + 300, act).step.kind).toBe('clock');
    expect(tap(openedAt + 300, { type: 'choose_switch' }).step.kind).toBe('clock');
    expect(tap(openedAt + 300, { type: 'leave' })).toEqual(idle);
    expect(tap(openedAt + 700, act).step.kind).toBe('saving');
  });

  it('says what was not saved and tries once more', () => {
    const failed = play([
      ...toClock,
      { type: 'choose', choice, takesPhoto: false },
      { type: 'not_saved', error: new Error('full') },
    ]);
    expect(failed.step.kind).toBe('not_saved');
    expect(play([{ type: 'again' }], failed).step.kind).toBe('saving');
  });
});

describe('ten seconds without a touch', () => {
  const at = (state: KioskState, nowMs: number, event: KioskEvent = { type: 'tick' }) =>
    nextKiosk(state, event, { nowMs, pinLength: 6 });

  it.each([
    ['the PIN', [{ type: 'pick', personId: 'anna' }]],
    ['the clock', toClock],
    ['the choice of a job', [...toClock, { type: 'choose_switch' }]],
    [
      'the confirmation',
      [
        ...toClock,
        { type: 'choose', choice, takesPhoto: false },
        { type: 'saved', punchId: 'p', atMs: 1 },
      ],
    ],
    [
      'a question about breaks',
      [
        ...toClock,
        { type: 'choose', choice, takesPhoto: false },
        {
          type: 'saved',
          punchId: 'p',
          atMs: 1,
          asks: [{ workday: '2026-11-18', questions: ['rest'] }],
        },
      ],
    ],
  ] as const)('lead from %s back to the list, and no one is left on the screen', (_, events) => {
    const state = play(events);
    const resetsAt = state.resetsAtMs ?? 0;
    expect(at(state, resetsAt - 1)).toBe(state);
    expect(at(state, resetsAt)).toEqual(idle);
  });

  it('lose no punch whose picture no one took', () => {
    const pictured = play([...toClock, { type: 'choose', choice, takesPhoto: true }]);
    const left = at(pictured, pictured.resetsAtMs ?? 0);
    expect(left).toMatchObject({ step: { kind: 'saving', personId: 'anna', choice } });
    expect(left.resetsAtMs).toBeNull();
  });

  it('try again what could not be saved, until it is', () => {
    const choose: KioskEvent = { type: 'choose', choice, takesPhoto: false };
    const failed: KioskEvent = { type: 'not_saved', error: new Error('full') };
    const left = play([...toClock, choose, failed]);
    expect(at(left, (left.resetsAtMs ?? 0) - 1)).toBe(left);
    const again = at(left, left.resetsAtMs ?? 0);
    expect(again).toMatchObject({ step: { kind: 'saving', personId: 'anna', choice } });
    const failedAgain = at(again, 50_000, failed);
    expect(at(failedAgain, 60_000).step.kind).toBe('saving');
    expect(at(failedAgain, 50_001, { type: 'give_up' })).toEqual(idle);
  });

  it('start over with every touch, but not on the confirmation', () => {
    const clock = play(toClock);
    expect(at(clock, 20_000, { type: 'touch' }).resetsAtMs).toBe(30_000);
    const done = play([
      ...toClock,
      { type: 'choose', choice, takesPhoto: false },
      { type: 'saved', punchId: 'p', atMs: 1 },
    ]);
    expect(at(done, 20_000, { type: 'touch' })).toBe(done);
  });

  it('do not run while a slow tablet checks the PIN', () => {
    const checking = play(toClock.slice(0, -1));
    expect(at(checking, 1_000_000)).toBe(checking);
    const wrong = at(checking, 1_000_000, { type: 'wrong_pin', personId: 'anna' });
    expect(at(wrong, 1_009_999)).toBe(wrong);
    expect(at(wrong, 1_010_000)).toEqual(idle);
    expect(at(checking, 1_000_000, { type: 'leave' })).toEqual(idle);
  });

  it('do not run while the punch is being stored', () => {
    const saving = play([...toClock, { type: 'choose', choice, takesPhoto: false }]);
    expect(at(saving, 1_000_000)).toBe(saving);
    expect(at(saving, 1, { type: 'leave' }).step.kind).toBe('saving');
  });
});
