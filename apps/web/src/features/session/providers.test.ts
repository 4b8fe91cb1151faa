import { expect, it } from 'vitest';
import { offeredProviders } from './providers.ts';

const none = {
  external: { email: true, phone: false, google: false },
  disable_signup: false,
  saml_enabled: false,
};

it('offers no service that the server is not set up for, and none that no one here knows', () => {
  expect(offeredProviders(none)).toEqual([]);
  expect(offeredProviders({ ...none, external: { somewhere_new: true } })).toEqual([]);
});

it('offers the configured ones under the names that people know them by', () => {
  const settings = { ...none, external: { github: true, azure: true, google: true } };
  expect(offeredProviders(settings).map(({ name }) => name)).toEqual([
    'Google',
    'Microsoft',
    'GitHub',
  ]);
});
