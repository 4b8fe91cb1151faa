import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
  // Without line numbers a moved line is no change to the catalogues, so colleagues' edits rarely meet.
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});
