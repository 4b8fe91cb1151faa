import { expect, it } from 'vitest';
import { androidVersion } from './android-version.ts';

const says = (platformVersion: unknown) => ({
  userAgentData: { getHighEntropyValues: async () => ({ platformVersion }) },
});

it.each([
  ['14.0.0', 14],
  ['16', 16],
  ['', null],
  [undefined, null],
])('reads %s as %s', async (said, version) => {
  expect(await androidVersion(says(said))).toBe(version);
});

it('is not known where the web view doesn’t tell', async () => {
  expect(await androidVersion({})).toBeNull();
  const refuses = { getHighEntropyValues: () => Promise.reject(new Error('no')) };
  expect(await androidVersion({ userAgentData: refuses })).toBeNull();
});
