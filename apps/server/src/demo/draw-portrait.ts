/** A drawn portrait in flat shapes, so that a demo shows faces without picturing anyone. */
import { createRandom } from './random.ts';

export type PortraitOf = {
  /** Determines the background's hue, the same as for the initials that the app shows without a photo. */
  readonly name: string;
  /** The same number draws the same face. */
  readonly number: number;
  /** Hair over the shoulders instead of short hair, and never a beard. */
  readonly hasLongHair: boolean;
};

const skins = ['#f1c9a5', '#e3ab82', '#c98b62', '#a66c46', '#7d4e31', '#5b3823'] as const;
/** Fair hair goes with fair skin only, gray with any. */
const darkHairs = ['#1f1a17', '#2b211b', '#3b2a1e', '#8c8c8c'] as const;
const allHairs = [...darkHairs, '#5c3d24', '#8a5a2f', '#b98b4e'] as const;
const hats = ['#f5c518', '#f4f4ef', '#e8731c', '#2f6fb2', '#3d8b4f'] as const;
const vests = ['#d7e021', '#f07f1b', '#d7e021'] as const;
const shirts = ['#3a4a5c', '#5a5f66', '#2f4b3c', '#6b3f34', '#27333f'] as const;

/** Returns an SVG of 200 by 200. */
export function drawPortrait({ name, number, hasLongHair }: PortraitOf): string {
  const random = createRandom(number * 7919 + 17);
  const skin = random.pick(skins);
  const hair = random.pick(skins.indexOf(skin) < 2 ? allHairs : darkHairs);
  const width = random.whole(36, 41);
  const hasHat = random.chance(0.55);
  const beard = hasLongHair ? 'none' : random.pick(['none', 'none', 'full', 'stubble'] as const);
  const hue = hueOf(name);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">',
    `<rect width="200" height="200" fill="hsl(${hue} 38% 80%)"/>`,
    `<circle cx="${random.whole(30, 170)}" cy="${random.whole(20, 70)}" r="90" fill="hsl(${hue} 42% 86%)"/>`,
    hasLongHair ? longHair(hair, width) : '',
    shoulders(random.pick(shirts), random.pick(vests)),
    `<path d="M84 128h32v32q-16 16-32 0z" fill="${shade(skin, 0.86)}"/>`,
    ears(skin, width),
    `<path d="${faceOf(width)}" fill="${skin}"/>`,
    beard === 'none' ? '' : drawnBeard(beard, hair, width),
    eyes(hair, random.chance(0.25)),
    mouth(skin, random.whole(3, 8)),
    hasHat
      ? hardHat(random.pick(hats), width)
      : shortHair(hair, width, random.pick(['parted', 'round'])),
    '</svg>',
  ].join('');
}

/** The same as for the app's initials: see `ui/Avatar`. */
function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name.trim()) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  return sum;
}

function shade(color: string, by: number): string {
  const part = (at: number) =>
    Math.round(Number.parseInt(color.slice(at, at + 2), 16) * by)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

function faceOf(width: number): string {
  const half = width - 16;
  return (
    `M${100 - width} 84q0-46 ${width}-46t${width} 46v14q0 26-${half} 40-16 9-32 0` +
    `-${half}-14-${half}-40z`
  );
}

function ears(skin: string, width: number): string {
  const color = shade(skin, 0.92);
  return [100 - width, 100 + width]
    .map((x) => `<ellipse cx="${x}" cy="96" rx="7" ry="11" fill="${color}"/>`)
    .join('');
}

function shoulders(shirt: string, vest: string): string {
  return [
    `<path d="M18 200q4-40 46-48l20-6q16 16 32 0l20 6q42 8 46 48z" fill="${shirt}"/>`,
    `<path d="M44 200l14-46 16-5 22 51zM156 200l-14-46-16-5-22 51z" fill="${vest}"/>`,
    `<path d="M55 200l10-48 7-2 16 50zM145 200l-10-48-7-2-16 50z" fill="#eef0ea" opacity=".85"/>`,
    `<path d="M60 200l8-49 3-1 12 50zM140 200l-8-49-3-1-12 50z" fill="${vest}"/>`,
  ].join('');
}

function eyes(hair: string, hasGlasses: boolean): string {
  const one = (x: number) =>
    `<path d="M${x - 9} 83q9-6 18 0" stroke="${shade(hair, 0.9)}" stroke-width="3.5" fill="none" stroke-linecap="round"/>` +
    `<ellipse cx="${x}" cy="94" rx="3.6" ry="4.4" fill="#241c18"/><circle cx="${x + 1.3}" cy="92.4" r="1.2" fill="#fff"/>`;
  const glasses =
    '<g fill="#fff" fill-opacity=".25" stroke="#2b2b2b" stroke-width="2.5"><rect x="71" y="86" width="24" height="18" rx="7"/>' +
    '<rect x="105" y="86" width="24" height="18" rx="7"/><path d="M95 93q5-3 10 0" fill="none"/></g>';
  return one(84) + one(116) + (hasGlasses ? glasses : '');
}

function mouth(skin: string, smile: number): string {
  const line = shade(skin, 0.55);
  return (
    `<path d="M100 96q-5 12-3 15 3 2 6 0" stroke="${shade(skin, 0.75)}" stroke-width="2.5" fill="none" stroke-linecap="round"/>` +
    `<path d="M87 120q13 ${smile * 2} 26 0" stroke="${line}" stroke-width="3" fill="none" stroke-linecap="round"/>`
  );
}

function drawnBeard(kind: 'full' | 'stubble', hair: string, width: number): string {
  const lips =
    kind === 'full' ? '<path d="M86 121q14 10 28 0-14-4-28 0z" fill="#7c3f38" opacity=".7"/>' : '';
  return (
    `<clipPath id="face"><path d="${faceOf(width)}"/></clipPath>` +
    `<path clip-path="url(#face)" d="M40 98h${60 - width}q6 14 18 14 22-8 ${width * 2 - 36} 0 12 0 18-14h40v60H40z" ` +
    `fill="${hair}" opacity="${kind === 'full' ? 0.92 : 0.28}"/>${lips}`
  );
}

function shortHair(hair: string, width: number, cut: 'parted' | 'round'): string {
  const left = 100 - width - 2;
  const line =
    cut === 'parted'
      ? `M${left} 92q-6-62 ${width + 2}-62t${width + 2} 62q-4-22-14-30-28 4-46-6-12 10-${width * 2 - 56} 36z`
      : `M${left} 90q-4-58 ${width + 2}-58t${width + 2} 58q-3-18-10-26-${width - 8}-10-${width * 2 - 16} 0-7 8-10 26z`;
  return `<path d="${line}" fill="${hair}"/>`;
}

function longHair(hair: string, width: number): string {
  const left = 100 - width - 12;
  return `<path d="M${left} 158q-8-126 ${width + 12}-128t${width + 12} 128q-10 8-22 6H${left + 22}q-12 2-22-6z" fill="${hair}"/>`;
}

function hardHat(color: string, width: number): string {
  const left = 100 - width - 6;
  return [
    `<path d="M${left} 72q2-52 ${width + 6}-54 ${width + 4} 2 ${width + 6} 54z" fill="${color}"/>`,
    `<path d="M90 20q10-6 20 0v50H90z" fill="${shade(color, 0.9)}"/>`,
    `<path d="M${left - 8} 70q${width + 14}-14 ${(width + 14) * 2} 0 4 8-4 9-${width + 10}-12-${(width + 10) * 2} 0-8-1-4-9z" fill="${shade(color, 0.8)}"/>`,
  ].join('');
}
