import { describe, expect, it } from 'vitest';
import { matchesSearch, toSearchText } from './search-text.ts';

describe('a search in a list', () => {
  it('does not match words that begin nowhere', () => {
    expect(matchesSearch('Harbor Bridge', 'arbor')).toBe(false);
    expect(matchesSearch('Harbor Bridge', 'harbor x')).toBe(false);
  });

  it('ignores case, accents and the order of the words', () => {
    expect(matchesSearch('Peña Plaza, East', 'plaza pena')).toBe(true);
    expect(matchesSearch('03 30 00 Cast-in-Place Concrete', '03-30 conc')).toBe(true);
  });

  it('takes the apostrophe of a phone, the one of a keyboard and none for the same', () => {
    expect(matchesSearch('Shaun O’Neil', "o'neil")).toBe(true);
    expect(matchesSearch("Shaun O'Neil", 'o’neil')).toBe(true);
    expect(matchesSearch("Shaun O'Neil", 'o’reil')).toBe(false);
    expect(matchesSearch('Shaun ONeil', "o'neil")).toBe(true);
    expect(matchesSearch('Shaun O’Neil', 'oneil')).toBe(true);
    expect(matchesSearch("Shaun O'Neil", 'neil')).toBe(true);
    expect(toSearchText('O’Neil')).toBe(toSearchText("O'Neil"));
  });

  it('matches everything when nothing is typed', () => {
    expect(matchesSearch('Harbor Bridge', '  ')).toBe(true);
  });
});
