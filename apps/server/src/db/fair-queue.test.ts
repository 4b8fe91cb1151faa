import { describe, expect, it } from 'vitest';

import { FairQueue, type Turn, turnOf } from './fair-queue.ts';

type Named = { readonly name: string; readonly turn: Turn; readonly canLeave: boolean };

const person = (caller: string, isUrgent = false): Turn => ({ group: 'people', caller, isUrgent });
const server: Turn = { group: 'server', caller: '', isUrgent: false };
const stranger: Turn = { group: 'anonymous', caller: '', isUrgent: false };
const waiting = (name: string, turn: Turn, canLeave = true): Named => ({ name, turn, canLeave });

function queueOf(...waiters: readonly Named[]): FairQueue<Named> {
  const queue = new FairQueue<Named>();
  for (const waiter of waiters) queue.add(waiter);
  return queue;
}

/** Serves one after the other, each after the previous one has finished. */
function served(queue: FairQueue<Named>): string[] {
  const names: string[] = [];
  for (let next = queue.peek(); next !== undefined; next = queue.peek()) {
    queue.take(next);
    names.push(next.name);
  }
  return names;
}

describe('who is next', () => {
  it('is the next caller, however much the one before has asked for', () => {
    const queue = queueOf(
      ...Array.from({ length: 5 }, (_, index) => waiting(`a${index}`, person('a'))),
      waiting('b0', person('b')),
      waiting('b1', person('b')),
      waiting('c0', person('c')),
    );
    expect(served(queue)).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3', 'a4']);
  });

  it('is urgent work before all that came earlier', () => {
    const queue = queueOf(
      waiting('a', person('a')),
      waiting('server', server),
      waiting('punch', person('b', true)),
    );
    expect(served(queue)[0]).toBe('punch');
  });

  it('takes turns between callers of urgent work as well', () => {
    const queue = queueOf(
      waiting('a0', person('a', true)),
      waiting('a1', person('a', true)),
      waiting('b0', person('b', true)),
    );
    expect(served(queue)).toEqual(['a0', 'b0', 'a1']);
  });

  it('is someone else after sixteen urgent turns, so that none waits forever', () => {
    const punches = Array.from({ length: 20 }, (_, index) =>
      waiting(`punch ${index}`, person(`p${index}`, true)),
    );
    const names = served(queueOf(waiting('a', person('a')), ...punches));
    expect(names.indexOf('a')).toBe(16);
  });

  it('alternates between the server, people and strangers', () => {
    const people = Array.from({ length: 4 }, (_, index) =>
      waiting(`p${index}`, person(`${index}`)),
    );
    const queue = queueOf(...people, waiting('s0', server), waiting('x0', stranger));
    expect(served(queue)).toEqual(['s0', 'p0', 'x0', 'p1', 'p2', 'p3']);
  });

  it('passes over a caller with two under way, and comes back when one has ended', () => {
    const queue = queueOf(waiting('a', person('a')), waiting('b', person('b')));
    queue.begin(person('a'));
    expect(queue.isFree(person('a'))).toBe(true);
    queue.begin(person('a'));
    expect(queue.isFree(person('a'))).toBe(false);
    expect(served(queue)).toEqual(['b']);
    expect(queue.size).toBe(1);
    queue.end(person('a'));
    expect(served(queue)).toEqual(['a']);
  });

  it('passes over a person with one under way where one is allowed', () => {
    const queue = new FairQueue<Named>({ perPerson: 1 });
    queue.begin(person('a', true));
    queue.add(waiting('a', person('a', true)));
    queue.add(waiting('b', person('b')));
    expect(served(queue)).toEqual(['b']);
    queue.end(person('a', true));
    expect(served(queue)).toEqual(['a']);
  });

  it('counts urgent work of a caller among the two', () => {
    const queue = queueOf(waiting('punch', person('a', true)));
    queue.begin(person('a'));
    queue.begin(person('a', true));
    expect(queue.peek()).toBeUndefined();
  });

  it('never passes over the server itself', () => {
    const queue = queueOf(waiting('s', server));
    for (let index = 0; index < 50; index++) queue.begin(server);
    expect(queue.peek()?.name).toBe('s');
  });
});

describe('who is refused when too many wait', () => {
  it('is the latest of the caller who has most waiting', () => {
    const queue = queueOf(
      waiting('b0', person('b')),
      waiting('a0', person('a')),
      waiting('a1', person('a')),
      waiting('c0', person('c')),
    );
    expect(queue.mostDispensable()?.name).toBe('a1');
  });

  it('is a punch only when nothing else waits', () => {
    const queue = queueOf(
      waiting('punch 0', person('a', true)),
      waiting('punch 1', person('a', true)),
      waiting('b', person('b')),
    );
    const other = queue.mostDispensable();
    expect(other?.name).toBe('b');
    if (other !== undefined) queue.remove(other);
    expect(queue.mostDispensable()?.name).toBe('punch 1');
  });

  it('is no one who has to be served', () => {
    expect(queueOf(waiting('snapshot', server, false)).mostDispensable()).toBeUndefined();
  });
});

describe('the caller a transaction counts for', () => {
  it.each([
    ['nobody: the server', undefined, 'server'],
    ['the service role', { role: 'service_role', claims: {} }, 'server'],
    ['a stranger', { role: 'anon', claims: { role: 'anon' } }, 'anonymous'],
    ['a token without a person', { role: 'authenticated', claims: {} }, 'anonymous'],
    ['a person', { role: 'authenticated', claims: { sub: 'a' } }, 'people'],
  ])('%s', (_, caller, group) => {
    expect(turnOf(caller === undefined ? undefined : { caller }).group).toBe(group);
  });
});
