import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..', '..');
const entry = /^(?:msgctxt "(.+)"\n)?msgid "(.+)"\nmsgstr "(.+)"$/gm;

// Features' catalogs are laid over each other as they are loaded: of two wordings of one text the
// reader would see now the one, now the other. What differs by its place gets a context.
it('a text has one translation in all features', () => {
  const wordings = new Map<string, Set<string>>();
  for (const file of globSync('**/locales/es.po', { cwd: source })) {
    const catalogue = readFileSync(join(source, file), 'utf8');
    for (const [, context = '', text = '', said = ''] of catalogue.matchAll(entry)) {
      const key = context === '' ? text : `${text} (${context})`;
      wordings.set(key, (wordings.get(key) ?? new Set()).add(said));
    }
  }
  expect(wordings.size).toBeGreaterThan(1000);
  const ambiguous = [...wordings].filter(([, said]) => said.size > 1);
  expect(ambiguous.map(([text, said]) => [text, ...said])).toEqual([]);
});
