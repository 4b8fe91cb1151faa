import { expect, it } from 'vitest';
import { likelyState } from './likely-state.ts';

const timeZone = 'America/Los_Angeles';

it.each([
  ['12 Canal St\nSacramento, CA 95814', 'california'],
  ['Sacramento, California 95814-1234, USA', 'california'],
  ['100 Colorado Ave, Reno NV', 'nevada'],
  ['San Juan, Puerto Rico', 'puerto_rico'],
  ['Calle 5, Ponce PR 00731', 'puerto_rico'],
  ['12 Nevada St, Portland, OR 97201', null],
])('reads %j as %s', (address, state) => {
  expect(likelyState({ address, timeZone })).toBe(state);
});

it('goes by the time zone where there is no address', () => {
  expect(likelyState({ address: ' ', timeZone })).toBe('california');
  expect(likelyState({ address: '', timeZone: 'America/Denver' })).toBeNull();
});
