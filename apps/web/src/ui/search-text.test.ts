import { describe, expect, it } from 'vitest';
import { matchesSearch } from './search-text.ts';

describe('a search in a list', () => {
  it('does not match words that begin nowhere', () => {
    expect(matchesSearch('Harbor Bridge', 'arbor')).toBe(false);
    expect(matchesSearch('Harbor Bridge', 'harbor x')).toBe(false);
  });

  it('ignores case, accents and the order of the words', () => {
    expect(matchesSearch('Peña Plaza, East', 'plaza pena')).toBe(true);
    expect(matchesSearch('03 30 00 Cast-in-Place Concrete', '03-30 conc')).toBe(true);
  });

  it('matches everything when nothing is typed', () => {
    expect(matchesSearch('Harbor Bridge', '  ')).toBe(true);
  });
});
