import { languages } from '@muster/domain/languages';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  // A feature's strings stand in the feature and are loaded with its first screen; its words for errors with the app,
  // and its names in the audit log with that page. A part of the kit for a few pages is loaded with these.
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
  // Without line numbers a moved line is no change to the catalogs, so colleagues' edits rarely meet.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
