import { expect, test } from 'vitest';
import { shownPush } from './shown-push.ts';

test('shows what a push says, and leads to its page', () => {
  const push = { id: 'n1', title: 'Su horario cambió', body: 'Lunes', path: '/schedule?week=1' };
  expect(shownPush(JSON.stringify(push))).toMatchObject({
    title: 'Su horario cambió',
    options: { body: 'Lunes', tag: 'n1', data: { path: '/schedule?week=1' } },
  });
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 7])(
  'opens the app and no other site for %s',
  (path) => {
    const shown = shownPush(JSON.stringify({ title: 'News', path }));
    expect(shown.options.data).toEqual({ path: '/' });
  },
);

test.each([null, '', 'no JSON', 'null', '[]', '{"title": 5}'])(
  'shows something for %s, as browsers demand',
  (text) => {
    expect(shownPush(text)).toMatchObject({ title: 'Muster', options: { data: { path: '/' } } });
  },
);
