import { readFileSync } from 'node:fs';
import { brandingDefaults, givenColors } from '@muster/contract';
import { brandColors, themes, type Theme } from '@muster/domain';
import { describe, expect, it } from 'vitest';
import { brandProperties } from '../app/branding/brand-properties.ts';

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function tokensOf(theme: Theme): Readonly<Record<string, string>> {
  const block = new RegExp(`\\.${theme} \\{([^}]*)\\}`).exec(sheet)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/(--[a-z0-9-]+):\s*([^;]*);/g)].map(([, name, value]) => [name, value]),
  );
}

describe.each(themes)('the %s tokens', (theme) => {
  it('[spec 4.15] state what the five default colors come to', () => {
    const colors = brandColors(givenColors(brandingDefaults), theme);
    expect(tokensOf(theme)).toMatchObject(brandProperties(colors));
  });
});
