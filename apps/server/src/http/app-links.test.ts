import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createAppLinksPages } from './app-links.ts';

const fingerprint = Array.from({ length: 32 }, (_, at) => (at + 160).toString(16)).join(':');
const androidPage = '/.well-known/assetlinks.json';
const applePage = '/.well-known/apple-app-site-association';

describe('the phone apps that open this server’s links', () => {
  test.each([androidPage, applePage])(
    'are named nowhere unless someone said so: %s',
    async (path) => {
      const pages = createAppLinksPages({ android: [], apple: [] });
      expect((await pages.request(path)).status).toBe(404);
    },
  );

  test.each([
    ['ANDROID_APP_LINKS', 'app.muster.field'],
    ['ANDROID_APP_LINKS', `app.muster.field=${fingerprint.slice(3)}`],
    ['ANDROID_APP_LINKS', `muster=${fingerprint}`],
    ['APPLE_APP_LINKS', 'app.muster.field'],
    ['APPLE_APP_LINKS', 'ABCDE1234.app.muster.field'],
  ])('stop the start where %s is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  test('are told to Google and to Apple', async () => {
    const { appLinks } = readConfig({
      ANDROID_APP_LINKS: `app.muster.field=${fingerprint}, com.example.crew=${fingerprint}`,
      APPLE_APP_LINKS: 'ABCDE12345.app.muster.field',
    });
    const pages = createAppLinksPages(appLinks);
    const android = await pages.request(androidPage);
    expect(android.headers.get('content-type')).toContain('application/json');
    expect(await android.json()).toMatchObject([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'app.muster.field',
          sha256_cert_fingerprints: [fingerprint.toUpperCase()],
        },
      },
      { target: { package_name: 'com.example.crew' } },
    ]);
    const apple = await pages.request(applePage);
    expect(apple.headers.get('content-type')).toContain('application/json');
    expect(await apple.json()).toMatchObject({
      applinks: {
        details: [
          {
            appIDs: ['ABCDE12345.app.muster.field'],
            components: expect.arrayContaining([{ '/': '/auth/v1/verify' }]),
          },
        ],
      },
    });
  });
});
