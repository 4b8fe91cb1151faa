import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { androidChannel, appLinkScheme, phoneAppOrigins } from '@muster/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

const root = join(import.meta.dirname, '..');
const project = join(root, 'apps', 'web', 'native');
const run = promisify(execFile);
const androidSdk = process.env['ANDROID_HOME'] ?? process.env['ANDROID_SDK_ROOT'];
const read = (path: string) => readFile(join(project, path), 'utf8');

const usedPlugins = [
  'background-geolocation',
  'barcode-scanner',
  'filesystem',
  'geolocation',
  'haptics',
  'keyboard',
  'local-notifications',
  'network',
  'push-notifications',
  'share',
  'speech-recognition',
];

describe('cap sync', () => {
  let copy: string;
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'muster-native-'));
    copy = join(home, 'apps', 'web', 'native');
    // The projects refer to the packages by a path relative to `node_modules`.
    await symlink(join(root, 'node_modules'), join(home, 'node_modules'));
    await mkdir(join(home, 'apps', 'web'), { recursive: true });
    await cp(project, copy, { recursive: true });
    await rm(join(copy, 'www'), { recursive: true, force: true });
    await mkdir(join(copy, 'www'));
    await writeFile(join(copy, 'www', 'index.html'), '<!doctype html><title>Muster</title>');
  });
  afterAll(() => rm(home, { recursive: true }));

  it.each([
    ['android', 'android/app/src/main/assets', 'android/capacitor.settings.gradle'],
    ['ios', 'ios/App/App', 'ios/App/CapApp-SPM/Package.swift'],
  ])('brings the app and its plugins into the %s project', async (system, assets, plugins) => {
    await sync(copy, system);
    const page = await readFile(join(copy, assets, 'public', 'index.html'), 'utf8');
    expect(page).toContain('<title>Muster</title>');
    const synced = await readFile(join(copy, plugins), 'utf8');
    for (const plugin of usedPlugins) expect(synced).toContain(plugin);
    // The files it writes are committed, so that a clone opens in Android Studio and Xcode without
    // a sync.
    expect(withoutWays(synced)).toBe(withoutWays(await read(plugins)));
  });

  // Runs only in `npm run test:full`: Gradle fetches hundreds of megabytes the first time.
  it.runIf(androidSdk !== undefined && process.env['MUSTER_TEST_FULL'] === '1')(
    'builds the Android app for debugging, where there is an Android SDK',
    async () => {
      await sync(copy, 'android');
      await run('./gradlew', ['assembleDebug', '--console=plain'], {
        cwd: join(copy, 'android'),
        env: { ...process.env, ANDROID_HOME: androidSdk },
        maxBuffer: 100_000_000,
      });
      const built = await stat(join(copy, 'android/app/build/outputs/apk/debug/app-debug.apk'));
      expect(built.size).toBeGreaterThan(1_000_000);
    },
    1_200_000,
  );
});

function sync(copy: string, system: string) {
  const cap = join(root, 'node_modules', '@capacitor', 'cli', 'bin', 'capacitor');
  return run(process.execPath, [cap, 'sync', system], { cwd: copy });
}

describe('the phone projects', () => {
  it('load the app from the phone, under a user agent of their own', async () => {
    const config: unknown = JSON.parse(await read('capacitor.config.json'));
    expect(config).toMatchObject({ webDir: 'www', appendUserAgent: 'muster-mobile' });
    expect(config).not.toHaveProperty('server.url');
  });

  it('give their pages the origins that servers and the app expect', async () => {
    const config = z
      .object({ server: z.record(z.string(), z.string()) })
      .parse(JSON.parse(await read('capacitor.config.json')));
    const { androidScheme, iosScheme = 'capacitor', hostname = 'localhost' } = config.server;
    expect(phoneAppOrigins).toEqual({
      android: `${androidScheme}://${hostname}`,
      ios: `${iosScheme}://${hostname}`,
    });
  });

  it('leave it to the open app whether an iPhone shows a push, since it may be for someone before', async () => {
    const config: unknown = JSON.parse(await read('capacitor.config.json'));
    expect(config).toHaveProperty('plugins.PushNotifications.presentationOptions', []);
  });

  it('let Android’s web view find the camera for a photo that is taken now', async () => {
    const manifest = await read('android/app/src/main/AndroidManifest.xml');
    expect(queriesOf(manifest)).toContain('android.media.action.IMAGE_CAPTURE');
    const field = join(project, '..', 'src', 'kit', 'photos', 'PhotosField.tsx');
    expect(await readFile(field, 'utf8')).toContain('capture="environment"');
  });

  it('let Android’s speech plugin find the phone’s recognizer', async () => {
    const manifest = await read('android/app/src/main/AndroidManifest.xml');
    expect(queriesOf(manifest)).toContain('android.speech.RecognitionService');
  });

  it('put pushes that name no channel into the one for timesheet reminders', async () => {
    const manifest = await read('android/app/src/main/AndroidManifest.xml');
    expect(manifest).toMatch(
      new RegExp(`default_notification_channel_id"\\s+android:value="${androidChannel.id}"`),
    );
    expect(manifest).toContain('<action android:name="open_timesheet" />');
  });

  it('open the links that the server names to Google and Apple, of one server alone', async () => {
    const manifest = await read('android/app/src/main/AndroidManifest.xml');
    const filter = /<intent-filter android:autoVerify="true">([\s\S]+?)<\/intent-filter>/.exec(
      manifest,
    );
    expect(filter?.[1]).toContain('android:scheme="https" android:host="${serverHost}"');
    const paths = [...(filter?.[1] ?? '').matchAll(/android:path="(.+?)"/g)].map(
      ([, path]) => path,
    );
    const server = join(root, 'apps', 'server', 'src', 'http', 'app-links.ts');
    const [, listed = ''] = /linkedPaths = \[([^\]]+)\]/.exec(await readFile(server, 'utf8')) ?? [];
    expect(paths).toEqual([...listed.matchAll(/'(.+?)'/g)].map(([, path]) => path));
    expect(paths).toEqual(expect.arrayContaining(['/auth/v1/verify', '/auth/confirm']));
    const gradle = await read('android/app/build.gradle');
    expect(gradle).toContain("serverSettings.getProperty('host', 'muster.invalid')");
    expect(await read('ios/App/App/App.entitlements')).toContain('applinks:$(SERVER_HOST)');
    const xcode = await read('ios/App/App.xcodeproj/project.pbxproj');
    expect(xcode.match(/SERVER_HOST = muster\.invalid;/g)).toHaveLength(2);
  });

  it('open the links of the app’s own scheme', async () => {
    const manifest = await read('android/app/src/main/AndroidManifest.xml');
    const filters = manifest.match(/<intent-filter>[\s\S]+?<\/intent-filter>/g) ?? [];
    const own = filters.find((filter) =>
      filter.includes('android:scheme="@string/custom_url_scheme"'),
    );
    expect(own).toContain('android.intent.category.BROWSABLE');
    const strings = await read('android/app/src/main/res/values/strings.xml');
    expect(strings).toContain(`<string name="custom_url_scheme">${appLinkScheme}</string>`);
    const plist = await read('ios/App/App/Info.plist');
    expect(plist).toMatch(
      new RegExp(`CFBundleURLSchemes</key>\\s*<array>\\s*<string>${appLinkScheme}</string>`),
    );
    // The wrapper passes both kinds of links on.
    expect(await read('ios/App/App/SceneDelegate.swift')).toContain('openURLContexts');
  });

  it('follow a phone while its person works, with the app put away', async () => {
    expect(JSON.parse(await read('capacitor.config.json'))).toHaveProperty(
      'android.useLegacyBridge',
      true,
    );
    // Without it, an iPhone ends an app that asks for locations in the background.
    expect(await read('ios/App/App/Info.plist')).toMatch(
      /<key>UIBackgroundModes<\/key>\s*<array>\s*<string>location<\/string>\s*<\/array>/,
    );
    const channel = 'capacitor_background_geolocation_notification_channel_name';
    const folder = 'android/app/src/main/res';
    expect(await read(`${folder}/values/strings.xml`)).toContain(`${channel}">Location while`);
    expect(await read(`${folder}/values-es/strings.xml`)).toContain(`${channel}">Ubicación`);
    const plugin = join(root, 'node_modules/@capgo/background-geolocation/android/src/main');
    const java = join(plugin, 'java/com/capgo/capacitor_background_geolocation');
    expect(await readFile(join(java, 'BackgroundGeolocation.java'), 'utf8')).toContain(channel);
    const service = await readFile(join(plugin, 'AndroidManifest.xml'), 'utf8');
    expect(service).toContain('foregroundServiceType="location"');
    // With this permission, the person would be asked for their location at all times.
    expect(service).not.toContain('ACCESS_BACKGROUND_LOCATION');
    const receivers = [...service.matchAll(/<receiver\s+android:name="(.+?)"/g)].map(
      ([, name]) => name,
    );
    const manifest = await read('android/app/src/main/AndroidManifest.xml');
    const removed = [
      ...manifest.matchAll(/<receiver\s+android:name="(.+?)"\s+tools:node="remove"/g),
    ];
    expect(removed.map(([, name]) => name)).toEqual(receivers);
  });

  it('ask Android for what the app uses, and for no location in the background', async () => {
    const manifest = await read('android/app/src/main/AndroidManifest.xml');
    const asked = [
      ...manifest.matchAll(/uses-permission android:name="android\.permission\.(\w+)"/g),
    ];
    expect(asked.map(([, name]) => name).toSorted((a, b) => (a! < b! ? -1 : 1))).toEqual([
      'ACCESS_COARSE_LOCATION',
      'ACCESS_FINE_LOCATION',
      'CAMERA',
      'INTERNET',
      'MODIFY_AUDIO_SETTINGS',
      'POST_NOTIFICATIONS',
      'RECORD_AUDIO',
    ]);
    expect(manifest).toContain('android:allowBackup="false"');
  });

  it('say in English and Spanish why an iPhone asks for each permission', async () => {
    const plist = await read('ios/App/App/Info.plist');
    const asked = [
      ...plist.matchAll(/<key>(NS\w+UsageDescription)<\/key>\s*<string>(.+)<\/string>/g),
    ];
    const plain = Object.fromEntries(asked.map(([, key, text]) => [key, text]));
    const english = sentences(await read('ios/App/App/en.lproj/InfoPlist.strings'));
    const spanish = sentences(await read('ios/App/App/es.lproj/InfoPlist.strings'));
    expect(english).toEqual(plain);
    expect(Object.keys(spanish)).toEqual(Object.keys(english));
    expect(Object.keys(english)).toContain('NSSpeechRecognitionUsageDescription');
    expect(english).toMatchObject({
      NSLocationAlwaysAndWhenInUseUsageDescription:
        expect.stringMatching(/agreed.+Never on a break/),
      NSLocationWhenInUseUsageDescription: expect.stringContaining('when you clock in or out'),
    });
    expect(spanish).toMatchObject({
      NSLocationAlwaysAndWhenInUseUsageDescription: expect.stringMatching(
        /aceptó.+Nunca en descansos/,
      ),
      NSLocationWhenInUseUsageDescription: expect.stringContaining('marca entrada o salida'),
    });
    const xcode = await read('ios/App/App.xcodeproj/project.pbxproj');
    expect(xcode).toContain('InfoPlist.strings in Resources');
    expect(xcode).toContain('CODE_SIGN_ENTITLEMENTS = App/App.entitlements');
  });

  it('tell Apple why file times are read, what is collected, and that no one is tracked', async () => {
    const manifest = await read('ios/App/App/PrivacyInfo.xcprivacy');
    expect(manifest).toMatch(/<key>NSPrivacyTracking<\/key>\s*<false\/>/);
    expect(manifest).not.toMatch(/Tracking<\/key>\s*<true\/>/);
    const reasons =
      /<string>NSPrivacyAccessedAPI(\w+)<\/string>[\s\S]+?<array>([\s\S]+?)<\/array>/g;
    expect([...manifest.matchAll(reasons)].map(([, api, given]) => [api, given?.trim()])).toEqual([
      ['CategoryFileTimestamp', '<string>C617.1</string>'],
    ]);
    const collected = manifest.matchAll(/<string>NSPrivacyCollectedDataType(?!Purpose)(\w+)</g);
    expect([...collected].map(([, type]) => type)).toEqual([
      'PreciseLocation',
      'Name',
      'EmailAddress',
      'PhoneNumber',
      'PhotosorVideos',
      'AudioData',
      'DeviceID',
    ]);
    const xcode = await read('ios/App/App.xcodeproj/project.pbxproj');
    const [, resources = ''] =
      /PBXResourcesBuildPhase section \*\/([\s\S]+?)End PBX/.exec(xcode) ?? [];
    const [, reference, file] =
      /(\w+) \/\* PrivacyInfo\.xcprivacy in Resources \*\/ = \{isa = PBXBuildFile; fileRef = (\w+)/.exec(
        xcode,
      ) ?? [];
    expect(resources).toContain(`${reference} /* PrivacyInfo.xcprivacy in Resources */`);
    expect(xcode).toContain(`${file} /* PrivacyInfo.xcprivacy */ = {isa = PBXFileReference`);
  });

  it('let Android show a push only to the recipient that the app has written down', async () => {
    const manifest = await read('android/app/src/main/AndroidManifest.xml');
    // Only the first service for this event receives it, so the plugin's own must be removed.
    expect(manifest).toMatch(
      /pushnotifications\.MessagingService"\s+tools:node="remove"[\s\S]+?<service android:name="\.PushService"[^>]*>\s*<intent-filter>\s*<action android:name="com\.google\.firebase\.MESSAGING_EVENT"/,
    );
    const service = await read('android/app/src/main/java/app/muster/field/PushService.java');
    const [, path] = /RECIPIENT_PATH = "(.+)"/.exec(service) ?? [];
    const app = join(project, '..', 'src', 'platform', 'native', 'push.ts');
    expect(await readFile(app, 'utf8')).toContain(`recipientPath = '${path}'`);
    expect(service).toContain(`CHANNEL = "${androidChannel.id}"`);
    expect(service).toMatch(
      /onMessageReceived\(.+\{\s+.+getData\(\);\s+if \(!isForSignedIn\(data\.get\("recipient"\)\)\) return;/,
    );
    const plugin = join('node_modules', '@capacitor', 'push-notifications', 'android');
    const settings = await readFile(join(root, plugin, 'build.gradle'), 'utf8');
    const [, version] = /firebaseMessagingVersion : '(.+)'/.exec(settings) ?? [];
    const own = await read('android/variables.gradle');
    expect(own).toContain(`firebaseMessagingVersion = '${version}'`);
  });

  it('hand Apple’s answer about pushes to the app', async () => {
    const delegate = await read('ios/App/App/AppDelegate.swift');
    expect(delegate).toContain('.capacitorDidRegisterForRemoteNotifications');
    expect(delegate).toContain('.capacitorDidFailToRegisterForRemoteNotifications');
  });
});

/** The relative path to `node_modules` differs in the copy. */
function withoutWays(settings: string): string {
  return settings.replaceAll(/(['"])\.\.\/[^'"]*node_modules/g, '$1node_modules');
}

function queriesOf(manifest: string): string {
  return /<queries>([\s\S]+)<\/queries>/.exec(manifest)?.[1] ?? '';
}

function sentences(strings: string): Record<string, string> {
  return Object.fromEntries(
    [...strings.matchAll(/^"(\w+)" = "(.+)";$/gm)].map(([, key, text]) => [key, text]),
  );
}
