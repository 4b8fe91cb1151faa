import type { Theme } from '@muster/domain';

/**
 * What the page looked like when it was last used here: enough for a script in the page itself to
 * paint the first frame before any other file of the app has come. Written by `look/apply-look.ts`.
 */
export type Frame = {
  /** What the colors were computed from; another text: compute them again. */
  readonly madeOf: string;
  readonly theme: Theme;
  /** Ground of the page, for the browser's own bars. */
  readonly themeColor: string;
  /** An empty value leaves the property to the style sheet. */
  readonly properties: Readonly<Record<`--${string}`, string>>;
  readonly splash: SplashFacts;
};

/** Whose app it is. */
export type SplashFacts = {
  /** Null: no one's in particular, so the product's. */
  readonly name: string | null;
  readonly companyType: string | null;
  readonly logoUrl: string | null;
};

export const frameKey = 'muster.frame';

/** Told to the page's own scripts by the app. */
export const frameEvents = {
  /** Other `SplashFacts`, as `detail`. */
  splash: 'muster:splash',
  /** The first frame stands: what the app needs may be asked for. */
  painted: 'muster:painted',
  /** Whose branding applies is known: the splash's time begins. */
  branded: 'muster:branded',
  /** The app can report errors: how, as `detail` (`ReportEarly`). */
  reporting: 'muster:reporting',
  /** Nothing of the app is on the page: why, as `detail`. */
  failed: 'muster:failed',
} as const;

/** The frame that was kept as `text`; null without one. No one but the app writes it. */
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
