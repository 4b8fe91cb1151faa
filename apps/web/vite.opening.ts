import { languages } from '@muster/domain/languages';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as Opening from './src/app/first-frame/opening.tsx';

/**
 * Returns the templates with what the page shows without the app, one per language: the landing page's head, and why
 * there is no app (`src/app/first-frame/opening.tsx`).
 */
export async function openingTemplates(root: string): Promise<string> {
  const entry = join(root, 'src/app/first-frame/opening.tsx');
  const { module } = await runnerImport<typeof Opening>(entry, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      babel({ presets: [linguiTransformerBabelPreset({}, { cwd: root })] }),
      react(),
      lingui({ cwd: root }),
    ],
  });
  const templates = languages.map((language) => {
    // React's hints would arrive together with the pictures here, too late to help.
    const html = module.renderOpening(language).replaceAll(/<link [^>]*>/g, '');
    const failure = module.renderStartFailure(language);
    return (
      `<template data-opening="/ ${language}">${html}</template>` +
      `<template data-failure-page="${language}">${failure}</template>`
    );
  });
  return templates.join('\n    ');
}
