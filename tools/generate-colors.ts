/**
 * Writes apps/web/src/styles/colors.gen.css: the colors derived from the five default brand colors in both themes
 * (`packages/domain/src/brand`).
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { brandColors, defaultColors, themes } from '@muster/domain';

import { brandProperties } from '../apps/web/src/app/branding/brand-properties.ts';
import { root } from './test/step.ts';

const rules = themes.map((theme) => {
  const selector = theme === 'light' ? ':root,\n.light' : '.dark';
  const lines = Object.entries(brandProperties(brandColors(defaultColors, theme))).map(
    ([name, value]) => `  ${name}: ${value};`,
  );
  return `${selector} {\n${lines.join('\n')}\n}\n`;
});

await writeFile(
  join(root, 'apps', 'web', 'src', 'styles', 'colors.gen.css'),
  `/* Written by tools/generate-colors.ts from packages/domain/src/brand. */\n${rules.join('\n')}`,
);
