/** The placement of the logo on an icon. */
export type IconKind =
  /** On a transparent background, with a little margin. */
  | 'plain'
  /** On the ground color, with a little margin, for systems that round the corners themselves. */
  | 'filled'
  /** On the ground color cut to a circle. */
  | 'round'
  /** On the ground color, within the web's safe zone. */
  | 'maskable'
  /** White stencil on a transparent background, within the web's safe zone. */
  | 'monochrome'
  /** On a transparent background, within Android's safe zone. */
  | 'foreground'
  /** White stencil on a transparent background, within Android's safe zone. */
  | 'foreground_monochrome'
  /** Small in the middle of the ground color, shown while an app opens. */
  | 'splash';

export type IconFile = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly kind: IconKind;
};

const square = (path: string, px: number, kind: IconKind): IconFile => ({
  path,
  width: px,
  height: px,
  kind,
});

const densities = [
  ['mdpi', 1],
  ['hdpi', 1.5],
  ['xhdpi', 2],
  ['xxhdpi', 3],
  ['xxxhdpi', 4],
] as const;
const iosPx = [20, 29, 40, 58, 60, 76, 80, 87, 120, 152, 167, 180, 1024] as const;

export const webIcons = [
  square('web/favicon-16.png', 16, 'plain'),
  square('web/favicon-32.png', 32, 'plain'),
  square('web/favicon-48.png', 48, 'plain'),
  square('web/icon-192.png', 192, 'plain'),
  square('web/icon-512.png', 512, 'plain'),
  square('web/icon-maskable-192.png', 192, 'maskable'),
  square('web/icon-maskable-512.png', 512, 'maskable'),
  square('web/icon-monochrome-512.png', 512, 'monochrome'),
  square('web/apple-touch-icon.png', 180, 'filled'),
] as const satisfies readonly IconFile[];

const iosIcons: readonly IconFile[] = [
  ...iosPx.map((px) => square(`ios/AppIcon.appiconset/icon-${px}.png`, px, 'filled')),
  square('ios/Splash.imageset/splash-2732.png', 2732, 'splash'),
];

const androidIcons: readonly IconFile[] = [
  ...densities.flatMap(([name, factor]) => [
    square(`android/res/mipmap-${name}/ic_launcher.png`, 48 * factor, 'filled'),
    square(`android/res/mipmap-${name}/ic_launcher_round.png`, 48 * factor, 'round'),
    square(`android/res/mipmap-${name}/ic_launcher_foreground.png`, 108 * factor, 'foreground'),
    square(
      `android/res/mipmap-${name}/ic_launcher_monochrome.png`,
      108 * factor,
      'foreground_monochrome',
    ),
    square(`android/res/drawable-${name}/splash_icon.png`, 288 * factor, 'foreground'),
  ]),
  square('android/play-store-512.png', 512, 'filled'),
];

export const allIcons: readonly IconFile[] = [...webIcons, ...iosIcons, ...androidIcons];

/** The texts that go with the pictures. @param groundHex `#rrggbb` */
export function iconTexts(groundHex: string): Readonly<Record<string, string>> {
  return {
    'web/manifest-snippet.json': `${JSON.stringify(manifestSnippet(groundHex), null, 2)}\n`,
    'web/head-snippet.html': headSnippet,
    'ios/AppIcon.appiconset/Contents.json': `${JSON.stringify(iosContents, null, 2)}\n`,
    'android/res/mipmap-anydpi-v26/ic_launcher.xml': adaptiveIcon,
    'android/res/mipmap-anydpi-v26/ic_launcher_round.xml': adaptiveIcon,
    'android/res/values/ic_launcher_background.xml': `<?xml version="1.0" encoding="utf-8"?>
<resources>
  <color name="ic_launcher_background">${groundHex}</color>
</resources>
`,
  };
}

function manifestSnippet(groundHex: string) {
  const purposes = new Map<IconKind, string>([
    ['plain', 'any'],
    ['maskable', 'maskable'],
    ['monochrome', 'monochrome'],
  ]);
  return {
    theme_color: groundHex,
    background_color: groundHex,
    icons: webIcons.flatMap(({ path, width, height, kind }) => {
      const purpose = purposes.get(kind);
      if (purpose === undefined || width < 192) return [];
      const src = path.replace('web/', '/icons/');
      return [{ src, sizes: `${width}x${height}`, type: 'image/png', purpose }];
    }),
  };
}

const headSnippet = `<link rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png" />
<link rel="icon" href="/icons/favicon-16.png" sizes="16x16" type="image/png" />
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
`;

const iosContents = {
  images: [{ filename: 'icon-1024.png', idiom: 'universal', platform: 'ios', size: '1024x1024' }],
  info: { author: 'xcode', version: 1 },
};

const adaptiveIcon = `<?xml version="1.0" encoding="utf-8"?>
<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
  <background android:drawable="@color/ic_launcher_background" />
  <foreground android:drawable="@mipmap/ic_launcher_foreground" />
  <monochrome android:drawable="@mipmap/ic_launcher_monochrome" />
</adaptive-icon>
`;
