import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * People who use voice control say the text on a button, so its label must contain that text, in Spanish too (WCAG
 * 2.5.3).
 */
const root = join(import.meta.dirname, '../apps/web/src');

const labeled =
  /aria-label=\{t`([^`]+)`\}[^<]*?>\s*<Trans(?: context="([^"]+)")?>([^<{]+)<\/Trans>/gu;

const spanish = new Map<string, string>();
for (const file of globSync('**/locales/es.po', { cwd: root })) {
  for (const entry of readFileSync(join(root, file), 'utf8').split('\n\n')) {
    const read = (key: string) =>
      [...(new RegExp(`^${key} ((?:".*"\\n?)+)`, 'mu').exec(entry)?.[1] ?? '').matchAll(/"(.*)"/gu)]
        .map(([, text]) => text)
        .join('');
    spanish.set(`${read('msgctxt')}|${shape(read('msgid'))}`, read('msgstr'));
  }
}

/** Returns a text without the names of its placeholders. */
function shape(text: string): string {
  return text.replaceAll(/\$?\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/gu, '{}');
}

it('has no label of a button without the words that the button shows', () => {
  const buttons = globSync('**/*.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(labeled)].map(
      ([, label = '', context = '', shown = '']) => ({ file, label, context, shown: shown.trim() }),
    ),
  );
  expect(buttons.length).toBeGreaterThan(20);
  const wrong = buttons.flatMap(({ file, label, context, shown }) => {
    const pairs = [
      [shape(label), shown],
      [spanish.get(`|${shape(label)}`) ?? '', spanish.get(`${context}|${shown}`) ?? shown],
    ] as const;
    return pairs
      .filter(([whole, part]) => !whole.toLowerCase().includes(part.toLowerCase()))
      .map(([whole, part]) => `${file}: “${whole}” lacks “${part}”`);
  });
  expect(wrong).toEqual([]);
});
