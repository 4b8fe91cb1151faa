import { languages } from '@muster/domain/languages';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  // A feature's strings live in the feature and load with its first screen. Its error messages load with the app, and
  // its audit log names with that page. A part of the kit that only a few pages use loads with those pages.
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: [
        '<rootDir>/src/features/**/*.tsx',
        '<rootDir>/src/features/**/!(error-words).ts',
        '<rootDir>/src/app/gallery/**',
        '<rootDir>/src/kit/import/**',
        '**/*.test.*',
      ],
    },
    {
      path: '<rootDir>/src/kit/import/locales/{locale}',
      include: ['<rootDir>/src/kit/import'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/features/{name}/locales/{locale}',
      include: ['<rootDir>/src/features/{name}'],
      exclude: ['**/*.test.*', '**/error-words.ts', '**/audit-names.ts'],
    },
    {
      path: '<rootDir>/src/features/audit/names/locales/{locale}',
      include: ['<rootDir>/src/features/*/audit-names.ts'],
    },
    {
      path: '<rootDir>/src/app/gallery/locales/{locale}',
      include: ['<rootDir>/src/app/gallery'],
    },
  ],
  // Without line numbers, a moved line doesn't change the catalogs, so colleagues' edits rarely conflict.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
