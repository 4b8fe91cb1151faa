import { expect, it } from 'vitest';
import { isFileAsked } from './file-asked.ts';

const answer = (type: string, status = 200) =>
  new Response('', { status, headers: { 'content-type': type } });

it.each([
  ['/assets/index-4f2a.js', answer('text/html; charset=utf-8')],
  ['/assets/index-4f2a.css', answer('text/html')],
  ['/config.json', answer('text/html')],
  ['/index.html', answer('application/json')],
  ['/assets/index-4f2a.js', answer('text/javascript', 404)],
  ['/index.html', answer('text/html', 511)],
])('keeps no other answer in the place of %s', (path, wrong) => {
  expect(isFileAsked(`https://app.test${path}`, wrong)).toBe(false);
});

it.each([
  ['/assets/index-4f2a.js', answer('text/javascript')],
  ['/icons/icon-192.png', answer('image/png')],
  ['/config.json', answer('application/json')],
  ['/index.html', answer('text/html; charset=utf-8')],
])('keeps %s', (path, right) => {
  expect(isFileAsked(`https://app.test${path}`, right)).toBe(true);
});
