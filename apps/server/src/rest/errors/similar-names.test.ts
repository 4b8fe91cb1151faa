import { expect, test } from 'vitest';
import { closest } from './similar-names.ts';

test('a name is similar when few letters differ', () => {
  const names = ['projects', 'clients', 'users'];
  expect(closest('project', names, 0.75)).toBe('projects');
  expect(closest('Clientz', names, 0.75)).toBe('clients');
  expect(closest('use', names, 0.75)).toBeNull();
  expect(closest('nothing', names, 0.75)).toBeNull();
  expect(closest('x'.repeat(100_000), names, 0.33)).toBeNull();
  // As many equal letters as the score requires, but no two of them adjacent.
  expect(closest('_r_j_c_x', names, 0.33)).toBeNull();
  expect(closest('rojects', names, 0.33)).toBe('projects');
});
