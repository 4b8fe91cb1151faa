import { assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blocksItsKey,
  canDiscard,
  freshProgress,
  miss,
  type OutboxItem,
  type Progress,
  recover,
  refuseCall,
  release,
  retry,
  settle,
  take,
} from './item.ts';

const answer = { verdict: 'applied' };
const reason = { by: 'call', status: 400, code: 'bad_request', message: '' } as const;
const progressByState = {
  waiting: freshProgress,
  sending: { state: 'sending', attempts: 1, runId: 'this run' },
  'sending elsewhere': { state: 'sending', attempts: 1, runId: 'another run' },
  'refused by verdict': {
    state: 'attention',
    attempts: 1,
    reason: { by: 'verdict', code: 'person_not_allowed', answer },
  },
  'parked by a call': { state: 'attention', attempts: 1, reason },
  done: { state: 'done', attempts: 1, doneAtMs: 0, answer },
} as const satisfies Record<string, Progress>;

function item(progress: Progress): OutboxItem {
  return {
    id: 'one',
    order: 1,
    kind: 'punch',
    userId: 'user',
    personId: 'person',
    causalKey: 'person:person',
    deviceId: 'device',
    deviceSeq: 1,
    payload: { some: 'thing' },
    payloadVersion: 1,
    addedAtMs: 0,
    progress,
  };
}

const missed = { failure: 'unreachable', nowMs: 0, pauseMs: 1000 } as const;
const transitions = {
  take: (one: OutboxItem) => take(one, 'this run'),
  'settle done': (one: OutboxItem) => settle(one, { id: 'one', result: 'done', answer }, 5),
  'settle refused': (one: OutboxItem) =>
    settle(one, { id: 'one', result: 'attention', code: 'x', answer }, 5),
  refuseCall: (one: OutboxItem) => refuseCall(one, 'this run', reason),
  miss: (one: OutboxItem) => miss(one, 'this run', missed),
  release: (one: OutboxItem) => release(one, 'this run'),
  recover: (one: OutboxItem) => recover(one, 'this run'),
  retry,
} as const;

const states = [
  'waiting',
  'sending',
  'sending elsewhere',
  'refused by verdict',
  'parked by a call',
  'done',
] as const satisfies readonly (keyof typeof progressByState)[];
const names = [
  'take',
  'settle done',
  'settle refused',
  'refuseCall',
  'miss',
  'release',
  'recover',
  'retry',
] as const satisfies readonly (keyof typeof transitions)[];

/** The states in which each transition applies, as in the table of SPEC.md. */
const applies: Readonly<
  Record<keyof typeof transitions, readonly (keyof typeof progressByState)[]>
> = {
  take: ['waiting'],
  'settle done': [
    'waiting',
    'sending',
    'sending elsewhere',
    'refused by verdict',
    'parked by a call',
  ],
  'settle refused': [
    'waiting',
    'sending',
    'sending elsewhere',
    'refused by verdict',
    'parked by a call',
  ],
  refuseCall: ['sending'],
  miss: ['sending'],
  release: ['sending'],
  recover: ['sending elsewhere'],
  retry: ['refused by verdict', 'parked by a call'],
};

describe('the states of an item', () => {
  for (const name of names) {
    it(`lets ${name} apply in ${applies[name].join(', ')} and nowhere else`, () => {
      const applied = states.filter(
        (state) => transitions[name](item(progressByState[state])) !== null,
      );
      expect(applied).toEqual(states.filter((state) => applies[name].includes(state)));
    });
  }

  it('never changes what an item says, whatever happens to it', () => {
    assert(
      property(record({ state: constantFrom(...states), name: constantFrom(...names) }), (one) => {
        const before = item(progressByState[one.state]);
        const after = transitions[one.name](before) ?? before;
        expect({ ...after, progress: null }).toEqual({ ...before, progress: null });
      }),
    );
  });

  it('counts an attempt only when a call brought no verdict', () => {
    const sending = item(progressByState.sending);
    expect(miss(sending, 'this run', missed)?.progress.attempts).toBe(2);
    expect(release(sending, 'this run')?.progress.attempts).toBe(1);
    expect(recover(item(progressByState['sending elsewhere']), 'this run')?.progress.attempts).toBe(
      1,
    );
  });

  it('lets no one discard what is being sent or was taken', () => {
    expect(states.filter((state) => canDiscard(item(progressByState[state])))).toEqual([
      'waiting',
      'refused by verdict',
      'parked by a call',
    ]);
  });

  it('blocks its causal key only when a whole call parked it', () => {
    expect(states.filter((state) => blocksItsKey(item(progressByState[state])))).toEqual([
      'parked by a call',
    ]);
  });
});
