import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

describe('the path after signing in', () => {
  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '', 7, null])(
    'never leaves the app: %s',
    (asked) => {
      expect(nextPath(asked)).toBeNull();
    },
  );

  it.each(['/auth', '/auth?view=forgot', '/login', '/'])(
    'does not lead in a circle: %s',
    (asked) => {
      expect(nextPath(asked)).toBeNull();
    },
  );

  it('is where the person wanted to go, with query and hash', () => {
    expect(nextPath('/time?day=2026-11-20#entry')).toBe('/time?day=2026-11-20#entry');
    expect(nextPath('/authors')).toBe('/authors');
  });
});
