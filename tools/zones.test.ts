import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = globSync('{apps/*/src,packages/{domain,contract}/src}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((path) => !/\.test\.tsx?$|database\.gen\.ts$/.test(path));

/** Files where a zone reaches `Intl` without `knownZone`, and why an unknown one can't cause an error there. */
const reasons: Record<string, string> = {
  'packages/domain/src/pay/known-zone.ts': 'judges zones',
  'packages/contract/src/company-settings.ts': 'judges what a form sends',
  'apps/server/src/cli/reckon/reckoning-file.ts': 'judges a file on the command line',
  'apps/server/src/demo/local-time.ts': 'zones of the demo company',
  'apps/server/src/pdf/pdf-times.ts': 'its zone is a known one already',
  'apps/web/src/features/audit/use-audit-columns.tsx': 'readerZone is a known one',
  'apps/web/src/features/data-rights/use-hold-words.ts': 'readerZone is a known one',
  'apps/web/src/platform/clock.ts': 'says what the device says, which the server judges',
  'apps/web/src/ui/time/day-key.ts': 'through dateFormat, which takes knownZone',
  'apps/web/src/ui/time/zone-name.ts': 'through dateFormat, which takes knownZone',
};

test('a zone that came from a device or a table reaches Intl and Temporal only as a known one', () => {
  const bare = sources.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const isFormatting = /DateTimeFormat\(|i18n\.date\(|dateFormat\(|toZonedDateTime/.test(text);
    return (
      isFormatting &&
      (/\btimeZone: (?!'UTC'|knownZone\(|string)/.test(text) ||
        /\{[^{}]*\btimeZone\b *[,}][^{}]*\)/.test(text) ||
        /toZonedDateTime(?:ISO)?\((?!knownZone\()/.test(text))
    );
  });
  expect(bare.sort()).toEqual(Object.keys(reasons).sort());
});
