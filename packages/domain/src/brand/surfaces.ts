import { contrastRatio, hexToRgb, mix, type Oklch, rgbToOklch, toGamut } from './color.ts';
import { black, type Direction, markRatio, repair, textRatio, white } from './repair.ts';
import type { Theme } from './theme.ts';

export type PageColors = {
  /** `#rgb` or `#rrggbb`, like all hex colors here. */
  readonly backgroundHex: string;
  readonly textHex: string;
};

/** The backgrounds of a screen. */
export type Surfaces = {
  /**
   * The design that the page calls for: a light theme with a black background is dark. Text and
   * marks are `away` from the surfaces.
   */
  readonly tone: Theme;
  readonly away: Direction;
  readonly page: Oklch;
  /** The text color before repair; its hue tints the grays of dividers and backgrounds. */
  readonly text: Oklch;
  readonly card: Oklch;
  readonly well: Oklch;
  readonly raised: Oklch;
};

/** A page darker than this is used unchanged in the dark theme: white has a ratio of 12:1 on it. */
const darkEnoughRatio = 12;
/** The highest text contrast in a dark theme before it glares. */
const mostDarkRatio = 16;
/** A color with less chroma than this is a gray, whose hue is arbitrary. */
const grayChroma = 0.004;

const darkPage: Oklch = { l: 0.168, c: 0.008, h: 262 };

/**
 * Derives the surfaces from a company's background and text colors.
 *
 * In the light theme, the page is the background as given. It moves only if the text, on the side
 * of the page that the company chose, would be unreadable otherwise. In the dark theme, a
 * background that isn't dark gives its hue to a dark page. Cards are calmer than the page and never
 * closer to the text color, so anything readable on the page is readable on them.
 */
export function brandSurfaces({ backgroundHex, textHex }: PageColors, theme: Theme): Surfaces {
  const given = rgbToOklch(hexToRgb(backgroundHex));
  const givenText = rgbToOklch(hexToRgb(textHex));
  const light = pageFor(given, givenText);
  const isDark = contrastRatio(light.page, white) >= darkEnoughRatio;
  if (theme === 'light' || isDark) return withCards({ ...light, text: givenText });
  const page =
    given.c < grayChroma
      ? darkPage
      : toGamut({
          ...given,
          l: 0.168 + Math.min(given.c, 0.12) * 0.2,
          c: Math.min(given.c * 0.3, 0.045),
        });
  return withCards({ page, away: 'lighter', text: darkText(givenText, light, page) });
}

type Page = Pick<Surfaces, 'page' | 'away'>;

function pageFor(background: Oklch, text: Oklch): Page {
  const chosen: Direction = text.l > background.l ? 'lighter' : 'darker';
  const end = endOf(chosen);
  // If the page almost has enough contrast, the text keeps its side and the page moves a little.
  if (contrastRatio(end, background) >= markRatio) {
    const page = repair(background, chosen === 'lighter' ? 'darker' : 'lighter', [end], textRatio);
    return { page, away: chosen };
  }
  return { page: background, away: chosen === 'lighter' ? 'darker' : 'lighter' };
}

/** Returns a dark theme's text color, with the same contrast to its page as the given pair. */
function darkText(text: Oklch, light: Page, page: Oklch): Oklch {
  if (contrastRatio(text, page) >= textRatio) return text;
  const asGiven = contrastRatio(repair(text, light.away, [light.page], textRatio), light.page);
  return repair(text, 'lighter', [page], Math.min(asGiven, mostDarkRatio));
}

function withCards({ page, away, text }: Page & { readonly text: Oklch }): Surfaces {
  const tone = away === 'darker' ? 'light' : 'dark';
  const card = cardOf(page, tone);
  // Text on the wrong side of the page would lighten what should be darker.
  const shade = contrastRatio(text, page) >= textRatio ? text : endOf(away);
  const [well, raised] = tone === 'light' ? [0.05, 0.095] : [0.055, 0.125];
  return {
    tone,
    away,
    page,
    text,
    card,
    well: mix(card, shade, well),
    raised: mix(card, shade, raised),
  };
}

function cardOf(page: Oklch, tone: Theme): Oklch {
  if (tone === 'light')
    return toGamut({ ...page, l: 1 - (1 - page.l) * 0.35, c: Math.min(page.c * 0.3, 0.03) });
  const chroma = Math.max(Math.min(page.c, 0.04), Math.min(page.c * 0.4, 0.1));
  return toGamut({ ...page, l: 0.208 + (page.l - 0.168) * 0.4, c: chroma });
}

function endOf(direction: Direction): Oklch {
  return direction === 'lighter' ? white : black;
}
