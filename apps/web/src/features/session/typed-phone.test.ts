import { expect, it } from 'vitest';
import { typedPhone } from './typed-phone.ts';

it.each([
  ['(970) 555-0142', '+19705550142'],
  ['970.555.0142', '+19705550142'],
  ['1 970 555 0142', '+19705550142'],
  ['+52 55 1234 5678', '+525512345678'],
  ['555-0142', null],
  ['070 555 0142', null],
  ['+0 970 555 0142', null],
  ['9705550142 ext 3', null],
  ['', null],
])('takes %j as %j', (typed, phone) => {
  expect(typedPhone(typed)).toBe(phone);
});
