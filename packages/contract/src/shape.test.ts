import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod/mini';
import * as s from './shape.ts';

const person = s.object({
  id: s.uuid,
  name: s.string,
  role: s.nullable(s.oneOf(['employee', 'admin'])),
  left: s.withDefault(s.boolean, false),
  nick: s.optional(s.string),
  marks: s.array(s.object({ at: s.int, share: s.number })),
  settings: s.record,
  rest: s.unknown,
});
const one = {
  id: 'e0000000-0000-4000-8000-000000000001',
  name: 'Employee One',
  role: 'employee',
  left: true,
  marks: [{ at: 1, share: 0.5 }],
  settings: { branding: {} },
  rest: [],
};

describe('a shape', () => {
  it.each([
    ['a text instead of an object', 'one'],
    ['a list instead of an object', [one]],
    ['nothing', null],
    ['an id of another form', { ...one, id: 'one' }],
    ['a field that is missing', { ...one, name: undefined }],
    ['null where none may be', { ...one, name: null }],
    ['a value that is not known', { ...one, role: 'owner' }],
    ['an optional field of another type', { ...one, nick: 1 }],
    ['a fraction', { ...one, marks: [{ at: 1.5, share: 1 }] }],
    ['a number that is none', { ...one, marks: [{ at: 1, share: Number.NaN }] }],
    ['a list that is none', { ...one, marks: {} }],
    ['a list instead of a record', { ...one, settings: [] }],
  ])('refuses %s', (_what, value) => {
    expect(person.safeParse(value).success).toBe(false);
    expect(() => person.parse(value)).toThrow(TypeError);
  });

  it('names the place that is wrong', () => {
    expect(() => person.parse({ ...one, marks: [{ at: 'one', share: 1 }] })).toThrow(
      '.marks[0].at is no whole number',
    );
  });

  it('takes null where it may be, and the default where a field is missing', () => {
    const { left: _left, ...older } = one;
    expect(person.parse({ ...older, role: null })).toEqual({ ...one, role: null, left: false });
  });

  it('leaves out what it does not name', () => {
    expect(person.parse({ ...one, more: 1 })).toEqual(one);
    expect('nick' in person.parse(one)).toBe(false);
  });

  it('takes either of two', () => {
    const answer = s.either(
      s.object({ usable: s.oneOf([false]) }),
      s.object({ usable: s.oneOf([true]), name: s.string }),
    );
    expect(answer.parse({ usable: false, name: 'left out' })).toEqual({ usable: false });
    expect(answer.parse({ usable: true, name: 'one' })).toEqual({ usable: true, name: 'one' });
    expect(answer.safeParse({ usable: true }).success).toBe(false);
  });

  it('has the type of what it reads', () => {
    expectTypeOf(person.parse(one)).toEqualTypeOf<{
      id: string;
      name: string;
      role: 'employee' | 'admin' | null;
      left: boolean;
      nick?: string | undefined;
      marks: { at: number; share: number }[];
      settings: Readonly<Record<string, unknown>>;
      rest: unknown;
    }>();
  });

  it('goes where a schema of zod goes', () => {
    expectTypeOf<z.ZodMiniType<number>>().toExtend<s.Shape<number>>();
  });
});
