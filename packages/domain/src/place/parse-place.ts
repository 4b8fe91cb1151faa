import type { Place } from './distance.ts';

const number = String.raw`[-+]?\d{1,3}(?:\.\d+)?`;
/** In order of precedence; each form captures latitude, then longitude. */
const forms = [
  // Links of map services: the pin takes precedence over the center of the map.
  new RegExp(`!3d(${number})!4d(${number})`),
  new RegExp(
    `[?&](?:q|query|ll|daddr|destination|center|mlat)=(?:loc:)?(${number})(?:,|%2C|&mlon=)(${number})`,
    'i',
  ),
  new RegExp(`@(${number}),(${number})`),
  new RegExp(`#map=[\\d.]+/(${number})/(${number})`),
  new RegExp(`^geo:(${number}),(${number})`, 'i'),
  // Two decimal numbers, separated by a comma or blanks.
  new RegExp(
    `^\\(?\\s*(${number})°?\\s*([NS])?\\s*[,;\\s]\\s*(${number})°?\\s*([EW])?\\s*\\)?$`,
    'i',
  ),
];

/**
 * Parses a typed or pasted place: "40.7, -74.0", with N, S, E, W if given, a `geo:` URI, or a link
 * of a map service. Null for anything else.
 */
export function parsePlace(text: string): Place | null {
  const trimmed = text.trim();
  for (const form of forms) {
    const match = form.exec(trimmed);
    if (match === null) continue;
    const place = placeOf(match);
    if (place !== null) return place;
  }
  return null;
}

function placeOf(match: RegExpExecArray): Place | null {
  const isPair = match.length === 5;
  const lat = Number(match[1]) * (match[2]?.toUpperCase() === 'S' && isPair ? -1 : 1);
  const lng = isPair
    ? Number(match[3]) * (match[4]?.toUpperCase() === 'W' ? -1 : 1)
    : Number(match[2]);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/**
 * Parses typed or pasted corners, one per line. Lines that aren't places are reported by number,
 * starting at 1; empty lines are skipped.
 */
export function parseCorners(text: string): {
  readonly corners: readonly (readonly [lng: number, lat: number])[];
  readonly wrongLines: readonly number[];
} {
  const corners: (readonly [number, number])[] = [];
  const wrongLines: number[] = [];
  text.split('\n').forEach((line, at) => {
    if (line.trim() === '') return;
    const place = parsePlace(line);
    if (place === null) wrongLines.push(at + 1);
    else corners.push([place.lng, place.lat]);
  });
  return { corners, wrongLines };
}
