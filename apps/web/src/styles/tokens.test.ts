import { readFileSync } from 'node:fs';
import {
  accentFamily,
  contrastRatio,
  cssToOklch,
  grounds,
  themes,
  type Oklch,
  type Theme,
} from '@muster/domain';
import { brandingDefaults } from '@muster/contract';
import { describe, expect, it } from 'vitest';
import { accentProperties } from '../app/branding/accent-properties.ts';

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function tokensOf(theme: Theme): Readonly<Record<string, string>> {
  const block = new RegExp(`\\.${theme} \\{([^}]*)\\}`).exec(sheet)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([a-z0-9-]+):\s*(oklch\([^)]*\));/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
}

describe.each(themes)('the %s tokens', (theme) => {
  const tokens = tokensOf(theme);
  const color = (name: string): Oklch => {
    const value = cssToOklch(tokens[name] ?? '');
    if (value === null) throw new Error(`no plain colour: --${name}`);
    return value;
  };

  it('keep every ink legible on every ground it may stand on', () => {
    for (const ink of ['ink-1', 'ink-2', 'ink-3']) {
      for (const surface of ['surface-0', 'surface-1', 'surface-2']) {
        expect(contrastRatio(color(ink), color(surface))).toBeGreaterThan(4.5);
      }
    }
    expect(contrastRatio(color('ink-1'), color('surface-1'))).toBeGreaterThan(12);
    expect(contrastRatio(color('ink-2'), color('surface-3'))).toBeGreaterThan(4.5);
  });

  it('show the edge of every control', () => {
    for (const surface of ['surface-0', 'surface-1']) {
      expect(contrastRatio(color('line-control'), color(surface))).toBeGreaterThan(3);
    }
  });

  it.each(['running', 'break', 'attention', 'danger', 'info', 'done'])(
    'keep the status %s legible',
    (status) => {
      const ink = color(`${status}-ink`);
      for (const ground of ['surface-0', 'surface-1', 'surface-2', `${status}-soft`]) {
        expect(contrastRatio(ink, color(ground))).toBeGreaterThan(4.5);
      }
      expect(contrastRatio(color('on-status'), color(`${status}-solid`))).toBeGreaterThan(4.5);
      expect(contrastRatio(color('ink-1'), color(`${status}-soft`))).toBeGreaterThan(7);
      expect(contrastRatio(color(`${status}-solid`), color('surface-1'))).toBeGreaterThan(3);
    },
  );

  it('state the grounds that company colours are repaired against', () => {
    expect({
      page: color('surface-0'),
      card: color('surface-1'),
      well: color('surface-2'),
      ink: color('ink-1'),
    }).toEqual(grounds[theme]);
  });

  it('state the accent family of the default company colour', () => {
    const stated = Object.fromEntries(
      Object.entries(tokens).map(([name, value]) => [`--${name}`, value]),
    );
    expect(stated).toMatchObject(
      accentProperties(accentFamily(brandingDefaults.primary_color, theme)),
    );
  });
});
