import {
  assert,
  type Arbitrary,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandColors, type GivenColors } from './brand-colors.ts';
import { defaultColors } from './default-colors.ts';
import { contrastRatio, oklchToHex, rgbToHex, type Oklch } from './color.ts';
import { type Theme, themes } from './theme.ts';

const anyHex: Arbitrary<string> = oneof(
  tuple(nat(255), nat(255), nat(255)).map(rgbToHex),
  // Random colors hit the edge cases far too rarely.
  constantFrom(
    '#000000',
    '#ffffff',
    '#ffff00',
    '#ff0000',
    '#0000ff',
    '#00ff00',
    '#808080',
    '#767676',
  ),
);
const anyColors = record({
  primaryHex: anyHex,
  secondaryHex: anyHex,
  accentHex: anyHex,
  backgroundHex: anyHex,
  textHex: anyHex,
});
const ugly: readonly GivenColors[] = ['#ffffff', '#000000', '#ffff00', '#ff0000', '#757575'].map(
  (hex) => ({
    primaryHex: hex,
    secondaryHex: hex,
    accentHex: hex,
    backgroundHex: hex,
    textHex: hex,
  }),
);

/** @param what name of the pair, for the failure message */
function expectRatio(what: string, color: Oklch, ground: Oklch, ratio: number): void {
  const found = contrastRatio(color, ground);
  if (found < ratio)
    expect.fail(`${what}: ${oklchToHex(color)} on ${oklchToHex(ground)} has ${found.toFixed(2)}:1`);
}

function expectReadable(given: GivenColors, theme: Theme): void {
  const { surfaces, inks, accent, choice, highlight, status, onStatus } = brandColors(given, theme);
  const { page, card, well, raised } = surfaces;
  const painted = Object.entries({ page, card, well, raised });
  const softs = Object.entries(status).map(([name, { soft }]) => [name, soft] as const);

  const chosenGround = ['choiceSoft', choice.choiceSoft] as const;
  for (const [name, ground] of [...painted, ...softs, chosenGround]) {
    for (const ink of ['ink', 'quietInk', 'faintInk'] as const)
      expectRatio(`${ink} on ${name}`, inks[ink], ground, 4.5);
  }
  // Status colors, links and selected items only have text on pages, cards and wells.
  for (const [name, ground] of [...painted.slice(0, 3), chosenGround]) {
    expectRatio(`link on ${name}`, accent.accentInk, ground, 4.5);
    expectRatio(`choice ink on ${name}`, choice.choiceInk, ground, 4.5);
    for (const [state, { ink }] of Object.entries(status))
      expectRatio(`${state} on ${name}`, ink, ground, 4.5);
  }
  for (const [state, { ink, soft, solid }] of Object.entries(status)) {
    expectRatio(`${state} on its ground`, ink, soft, 4.5);
    expectRatio(`words on ${state}`, onStatus, solid, 4.5);
    for (const ground of [page, card]) expectRatio(`${state} itself`, solid, ground, 3);
  }
  for (const fill of [accent.accent, accent.accentHover, accent.accentActive])
    expectRatio('words on a button', accent.onAccent, fill, 4.5);
  expectRatio('words on a highlight', highlight.onHighlight, highlight.highlight, 4.5);
  for (const ground of [page, card]) {
    expectRatio('edge of a button', accent.accentEdge, ground, 3);
    expectRatio('edge of a highlight', highlight.highlightEdge, ground, 3);
  }
  for (const ground of [page, card, well]) {
    expectRatio('focus ring', accent.accentMark, ground, 3);
    expectRatio('mark of a choice', choice.choice, ground, 3);
    expectRatio('edge of a control', inks.controlLine, ground, 3);
  }
}

describe.each(themes)('the colors of a company in the %s theme', (theme) => {
  it('[spec 4.15] are readable and visible whatever five colors it gives', () => {
    assert(
      property(anyColors, (given) => expectReadable(given, theme)),
      { numRuns: 500, examples: [[defaultColors], ...ugly.map((given): [GivenColors] => [given])] },
    );
  });
});

/** Returns the five colors as a screen shows them. */
function shown(given: GivenColors, theme: Theme) {
  const { surfaces, inks, accent, choice, highlight } = brandColors(given, theme);
  return {
    primaryHex: oklchToHex(accent.accent),
    secondaryHex: oklchToHex(choice.choice),
    accentHex: oklchToHex(highlight.highlight),
    backgroundHex: oklchToHex(surfaces.page),
    textHex: oklchToHex(inks.ink),
  };
}

describe('[spec 4.15] the five colors in the light theme', () => {
  it('are shown as given where contrast allows it', () => {
    const given: GivenColors = {
      primaryHex: '#7b1fa2',
      secondaryHex: '#00695c',
      accentHex: '#ff9800',
      backgroundHex: '#fff8e1',
      textHex: '#3e2723',
    };
    expect(shown(given, 'light')).toEqual(given);
  });

  it('are shown as given on a dark background too', () => {
    const given: GivenColors = {
      primaryHex: '#ff7043',
      secondaryHex: '#4dd0e1',
      accentHex: '#ffee58',
      backgroundHex: '#102027',
      textHex: '#eceff1',
    };
    expect(shown(given, 'light')).toEqual(given);
  });

  it('have the page as given, or no further from it than the text on its side demands', () => {
    assert(
      property(anyColors, (given) => {
        const { surfaces } = brandColors(given, 'light');
        const isAsGiven = oklchToHex(surfaces.page) === given.backgroundHex;
        const end = { l: surfaces.away === 'lighter' ? 1 : 0, c: 0, h: 0 };
        expect(isAsGiven || contrastRatio(end, surfaces.page) < 4.7).toBe(true);
      }),
    );
  });

  it('keep the text on its side of a page that almost carries it', () => {
    const { textHex, backgroundHex } = shown(
      { ...defaultColors, backgroundHex: '#ff0000', textHex: '#ffffff' },
      'light',
    );
    expect(textHex).toBe('#ffffff');
    expect(backgroundHex).toMatch(/^#[ef].0[0-9a-f]0[0-9a-f]$/);
  });

  it('repair the text no further than to 4.5:1 on the surface that needs it most', () => {
    const { surfaces, inks } = brandColors({ ...defaultColors, textHex: '#ffff00' }, 'light');
    const { page, card, well, raised } = surfaces;
    const least = Math.min(
      ...[page, card, well, raised].map((ground) => contrastRatio(inks.ink, ground)),
    );
    expect(least).toBeGreaterThanOrEqual(4.5);
    expect(least).toBeLessThan(4.7);
  });
});

describe('the dark theme', () => {
  it('has dark surfaces in the hue of the background', () => {
    assert(
      property(anyColors, (given) => {
        const { surfaces } = brandColors(given, 'dark');
        expect(surfaces.tone).toBe('dark');
        expect(contrastRatio(surfaces.page, { l: 1, c: 0, h: 0 })).toBeGreaterThanOrEqual(12);
      }),
    );
    const { page } = brandColors({ ...defaultColors, backgroundHex: '#ffee00' }, 'dark').surfaces;
    expect(page.h).toBeCloseTo(104, -1);
    expect(page.c).toBeGreaterThan(0.02);
  });

  it('has a background that is dark enough as given', () => {
    const given = { ...defaultColors, backgroundHex: '#102027', textHex: '#eceff1' };
    expect(shown(given, 'dark')).toMatchObject({ backgroundHex: '#102027', textHex: '#eceff1' });
  });

  it('has text that differs from its page as much as the text given does from its own', () => {
    const quiet = brandColors({ ...defaultColors, textHex: '#5f6368' }, 'dark');
    const strong = brandColors(defaultColors, 'dark');
    const ratioOf = ({ inks, surfaces }: typeof quiet) => contrastRatio(inks.ink, surfaces.page);
    expect(ratioOf(quiet)).toBeCloseTo(6.1, 0);
    expect(ratioOf(strong)).toBeGreaterThan(14);
  });
});
