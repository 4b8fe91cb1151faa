import type { Theme } from '@muster/domain';

/**
 * The page as it last looked on this device: enough for a script in the page to paint the first frame before
 * any other file of the app has loaded. Written by `look/apply-look.ts`.
 */
export type Frame = {
  /** The input of the computed colors, as text; if it differs, the colors must be computed again. */
  readonly madeOf: string;
  readonly theme: Theme;
  /** The page's background, for the browser's own bars. */
  readonly themeColor: string;
  /** An empty value leaves the property to the style sheet. */
  readonly properties: Readonly<Record<`--${string}`, string>>;
  readonly splash: SplashFacts;
};

/** The company whose app this is. */
export type SplashFacts = {
  /** Null if it is no particular company's, so the product's name is shown. */
  readonly name: string | null;
  readonly companyType: string | null;
  readonly logoUrl: string | null;
};

export const frameKey = 'muster.frame';

/** Events by which the app informs the page's own scripts. */
export const frameEvents = {
  /** Other `SplashFacts`, as `detail`. */
  splash: 'muster:splash',
  /** The first frame is painted: the app's files may be requested. */
  painted: 'muster:painted',
  /** The branding to show is known: the splash's time begins. */
  branded: 'muster:branded',
  /** The app can report errors; `detail` is its `ReportEarly`. */
  reporting: 'muster:reporting',
  /** Nothing of the app is on the page; `detail` is the reason. */
  failed: 'muster:failed',
} as const;

/** Parses the stored frame; null if there is none. Only the app writes it. */
export function readFrame(text: string | null): Frame | null {
  try {
    const kept: Frame | null = JSON.parse(text ?? 'null');
    return kept?.splash === undefined ? null : kept;
  } catch {
    return null;
  }
}

export function paintTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  if (classList.contains(theme)) return;
  classList.remove('light', 'dark');
  classList.add(theme);
}

/** Puts colors and theme on the page. */
export function paintFrame({ theme, themeColor, properties }: Omit<Frame, 'splash'>): void {
  paintTheme(theme);
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor);
}
