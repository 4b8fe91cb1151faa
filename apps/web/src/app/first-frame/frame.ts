import type { Theme } from '@muster/domain';

/**
 * The page as it last looked on this device: enough for a script in the page to paint the first frame before any other
 * file of the app has loaded. Written by `look/apply-look.ts`.
 */
export type Frame = {
  /** The input of the computed colors, as text; if it differs, the colors must be computed again. */
  readonly madeOf: string;
  readonly theme: Theme;
  /** The page's background, for the browser's own bars. */
  readonly themeColor: string;
  /** If the value is empty, the style sheet decides. */
  readonly properties: Readonly<Record<`--${string}`, string>>;
  readonly splash: SplashFacts;
};

/** The company whose branding the splash shows. */
export type SplashFacts = {
  /** Null if there is no company; the product's name is shown then. */
  readonly name: string | null;
  readonly companyType: string | null;
  readonly logoUrl: string | null;
};

export const frameKey = 'muster.frame';

/** Events by which the app informs the page's own scripts. */
export const frameEvents = {
  /** Has new `SplashFacts` as its `detail`. */
  splash: 'muster:splash',
  /** The first frame is painted: the app's files may be requested. */
  painted: 'muster:painted',
  /** The branding to show is known, so the splash's time begins. */
  branded: 'muster:branded',
  /** The app can report errors; `detail` is its `ReportEarly`. */
  reporting: 'muster:reporting',
  /** The app could not be shown; `detail` is the reason. */
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

/** Applies colors and theme to the page. */
export function paintFrame({ theme, themeColor, properties }: Omit<Frame, 'splash'>): void {
  paintTheme(theme);
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor);
}
