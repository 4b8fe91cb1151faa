import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { trailNotice } from './trail-notice.ts';

const read = (path: string) =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

/** A trail may be enabled only because all of these say so; `save_company_settings` requires the notice. */
test('the README, the privacy page and the standard notice say that places are kept between punches', () => {
  expect(read('README.md')).toMatch(
    /trail of places between punches.*never on a break or off the clock/,
  );
  expect(read('apps/web/src/features/public-pages/PrivacyPolicyPage.tsx')).toMatch(
    /every few minutes while you are clocked in; the phone app does so also while the phone is locked\. It is never saved on a break or off the clock/,
  );
  expect(trailNotice.text_en).toMatch(
    /every few minutes.*while the phone is locked.*Nothing is saved while you are on a break or off the clock/s,
  );
  expect(trailNotice.text_es).toMatch(
    /cada pocos minutos.*con el teléfono bloqueado.*No se guarda nada durante sus descansos ni fuera de su horario/s,
  );
});
