import { afterAll, expect, test } from 'vitest';

import { createPdfMaker } from './create-pdf-maker.ts';
import { hasUnprintable, scriptsOf } from './pdf-fonts.ts';

const namesByScript = {
  Arabic: 'محمد الأحمد',
  Armenian: 'Արամ',
  Bengali: 'সত্যজিৎ',
  Devanagari: 'प्रेमचंद',
  Ethiopic: 'ተስፋዬ',
  Georgian: 'გიორგი',
  Gujarati: 'ગાંધી',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ',
  Hebrew: 'יוסף',
  Kannada: 'ಕುವೆಂಪು',
  Khmer: 'សុខ',
  Lao: 'ສົມສັກ',
  Malayalam: 'ശ്രീനാരായണൻ',
  Myanmar: 'အောင်ဆန်း',
  Oriya: 'ଗୋପବନ୍ଧୁ',
  Sinhala: 'රණසිංහ',
  Tamil: 'முத்துசாமி',
  Telugu: 'శ్రీనివాస్',
  Thaana: 'އިބްރާހިމް',
  Thai: 'สมชาย',
};

const maker = createPdfMaker();
afterAll(() => maker.close());

/** Returns the fonts in a document with these names. */
async function fontsOf(names: readonly string[]): Promise<readonly string[]> {
  const data = JSON.stringify({
    title: 'Names',
    subtitle: '',
    paper: 'us-letter',
    language: 'en',
    asOf: '',
    brand: { name: 'Acme', color: '#1c1917', logo: null },
    words: { page: '{page}', none: '' },
    header: ['', '', '', ''],
    rows: names.map((name) => [name, '', '', '']),
    notice: '',
  });
  const bytes = await maker.make(
    () => Promise.resolve({ template: 'audit', data, pictures: {} }),
    'a',
  );
  const text = Buffer.from(bytes).toString('latin1');
  const found = Array.from(text.matchAll(/\/FontName \/[A-Z]+\+(\S+)/g), ([, font = '']) => font);
  return [...new Set(found)].toSorted();
}

test('a name in any script is written with the fonts that came along, and no others', async () => {
  const inter = ['Inter-Regular', 'Inter-SemiBold'];
  expect(await fontsOf(['Łódź, Щука'])).toEqual(inter);
  expect(await fontsOf(Object.values(namesByScript))).toEqual([
    ...inter,
    ...Object.keys(namesByScript).map((script) => `NotoSans${script}-Regular`),
  ]);
  // If no font has a sign, the machine isn't searched for one.
  expect(await fontsOf(['ᏣᎳᎩ 王'])).not.toContainEqual(expect.stringMatching(/^(?!Inter|Noto)/));
});

test('a document is known by its scripts, and by what can’t be printed', () => {
  for (const [script, name] of Object.entries(namesByScript)) {
    expect(scriptsOf(`{"name":"${name}"}`)).toEqual([script]);
  }
  expect(scriptsOf('Łódź, Щука — “Ñandú” 🚧')).toEqual([]);
  expect(['王', 'かな', 'カナ', '김'].every(hasUnprintable)).toBe(true);
  expect(hasUnprintable(Object.values(namesByScript).join(' '))).toBe(false);
});
