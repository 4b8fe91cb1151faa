import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandingDefaults, givenColors } from '@muster/contract';
import { brandColors, themes, type Theme } from '@muster/domain';
import { describe, expect, it } from 'vitest';
import { brandProperties } from '../app/branding/brand-properties.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const colors = read('colors.gen.css');
const sheet = read('tokens.css');

function tokensOf(theme: Theme): Readonly<Record<string, string>> {
  const block = new RegExp(`\\.${theme} \\{([^}]*)\\}`).exec(colors)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/(--[a-z0-9-]+):\s*([^;]*);/g)].map(([, name, value]) => [name, value]),
  );
}

describe.each(themes)('the %s colors', (theme) => {
  it('[spec 4.15] are what the five default colors come to', () => {
    const properties = brandProperties(brandColors(givenColors(brandingDefaults), theme));
    expect(tokensOf(theme), 'run node tools/generate-colors.ts').toEqual(properties);
  });
});

/** Names of Tailwind's own palette, which the sheet drops: a class of one that is not declared paints nothing. */
const palette =
  /\b(?:bg|text|border|fill|stroke|ring|outline)-(white|black|(?:gray|slate|zinc|red|orange|amber|yellow|green|teal|blue|indigo|violet|pink)-\d+)\b/g;

/** Tailwind's own widths, such as `max-w-md` and `@md:`, which the sheet drops too: their rules would never be written. */
const namedWidths =
  /(?:\b(?:(?:max-|min-)?w|basis|columns)-|@(?:max-|min-)?)(?:[2-7]?x[sl]|sm|md|lg)(?=[:\s'"`])/g;

it('states each width of a class by a length or a name of the sheet', () => {
  const sources = join(import.meta.dirname, '..');
  const named = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['**/*.test.ts'] }).flatMap(
    (file) => {
      const found = readFileSync(join(sources, file), 'utf8').match(namedWidths) ?? [];
      return found.map((width) => ({ file, width }));
    },
  );
  expect(named).toEqual([]);
});

it('declares each color that a class names', () => {
  const sources = join(import.meta.dirname, '..');
  const named = globSync('**/*.tsx', { cwd: sources }).flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(palette)].map(([, color = '']) => ({
      file,
      color,
    })),
  );
  expect(named).toContainEqual({ file: join('ui', 'QrCode.tsx'), color: 'white' });
  expect(named.filter(({ color }) => !sheet.includes(`--color-${color}:`))).toEqual([]);
});
