import { expect, it } from 'vitest';
import { changedNames } from './changed-names.ts';

const profile = { first_name: 'Ana', last_name: 'Ruiz', phone: null };
const typed = { firstName: 'Ana', lastName: 'Ruiz', phone: '' };

it('is nothing where nothing was changed but spaces', () => {
  expect(changedNames(profile, typed)).toEqual({});
  expect(changedNames(profile, { ...typed, firstName: ' Ana ', phone: ' ' })).toEqual({});
});

it('is what was changed alone', () => {
  expect(changedNames(profile, { ...typed, phone: ' 555 ' })).toEqual({ phone: '555' });
  expect(changedNames({ ...profile, phone: '555' }, typed)).toEqual({ phone: null });
  expect(changedNames(profile, { ...typed, firstName: 'Eva', lastName: 'Paz' })).toEqual({
    first_name: 'Eva',
    last_name: 'Paz',
  });
});
