import { describe, expect, it } from 'vitest';

import { refuseCostlyFilters } from './filter-bounds.ts';
import { parseQueryParams } from './query-params.ts';

/** Returns the code of the refusal, null if there is none. */
function refusalOf(queryString: string): string | null {
  try {
    refuseCostlyFilters(parseQueryParams(queryString, false));
    return null;
  } catch (error) {
    return String(Object(error).code);
  }
}

const encoded = encodeURIComponent;
const many = (count: number, value: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => value(index)).join(',');

describe('[B38] a regular expression', () => {
  const nineTimes = String.raw`^(a+)(a+)(a+)\1\2\3$`;

  it.each([
    ['of its own', `name=match.${encoded(nineTimes)}`],
    ['without regard to case', `name=imatch.${encoded(nineTimes)}`],
    ['negated', `name=not.match.${encoded(nineTimes)}`],
    [
      'inside conditions',
      `or=(id.eq.1,and(name.match.${encoded(`"${nineTimes.replaceAll('\\', '\\\\')}"`)}))`,
    ],
    ['of an embedded resource', `select=*,crews(*)&crews.name=match.${encoded(nineTimes)}`],
    ['inside JSON', `data->>name=match.${encoded(nineTimes)}`],
    ['of a list', `name=match(any).${encoded(String.raw`{"(a)\\1"}`)}`],
    ['of a list without quotes', `name=imatch(all).${encoded(String.raw`{b,(a)\\1}`)}`],
    ['behind an escaped letter that is a backslash', `name=match.${encoded(String.raw`(a)\c\\1`)}`],
    ['in the other syntax', `name=match.${encoded(String.raw`(?b)\(a\)\1`)}`],
  ])('with a back-reference is refused: %s', (_, query) => {
    expect(refusalOf(query)).toBe('2201B');
  });

  it.each([
    ['letters', 'a'.repeat(200), 'a'.repeat(201)],
    ['repetitions', 'a+'.repeat(20), 'a+'.repeat(21)],
    ['a count', 'a{1,100}', 'a{1,101}'],
    ['counts inside counts', '(a{10}){10}', '(a{10}){11}'],
  ])('has bounds for %s', (_, most, tooMuch) => {
    expect(refusalOf(`name=match.${encoded(most)}`)).toBeNull();
    expect(refusalOf(`name=match.${encoded(tooMuch)}`)).toBe('2201B');
  });

  it('may say what a person would', () => {
    for (const pattern of ['^[HW]', '[hw].*john', String.raw`^\d{3}-\w+$`, '(north|south) yard']) {
      expect(refusalOf(`name=match.${encoded(pattern)}`)).toBeNull();
    }
  });
});

describe('lists', () => {
  it.each([
    ['patterns', (n: number) => `name=ilike(any).{${many(n, (i) => `%25a${i}%25`)}}`, 30],
    ['patterns in conditions', (n: number) => `or=(${many(n, (i) => `name.like.*a${i}*`)})`, 30],
    ['expressions', (n: number) => `name=match(any).{${many(n, (i) => `a${i}`)}}`, 10],
    ['values of any', (n: number) => `id=eq(any).{${many(n, String)}}`, 100],
    ['values of in', (n: number) => `id=in.(${many(n, String)})`, 10_000],
    ['searched words', (n: number) => `name=fts.${Array(n).fill('a').join('%26')}`, 100],
    ['words of several searches', (n: number) => `a=wfts.${'a+'.repeat(n - 1)}&b=plfts.b`, 100],
    ['letters of like', (n: number) => `name=like.${'a'.repeat(n)}`, 1_000],
  ])('of %s have an end', (_, query, most) => {
    expect(refusalOf(query(most))).toBeNull();
    expect(refusalOf(query(most + 1))).toBe('PGRST100');
  });
});
