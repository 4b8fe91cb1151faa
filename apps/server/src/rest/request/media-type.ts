import { apiError } from '../errors/api-errors.ts';

/** The form in which a response can be written. */
export type Representation =
  | { readonly kind: 'array' | 'object'; readonly stripNulls: boolean }
  | { readonly kind: 'csv' | 'geojson' };

export type Negotiated = {
  readonly representation: Representation;
  readonly contentType: string;
};

const json: Negotiated = {
  representation: { kind: 'array', stripNulls: false },
  contentType: 'application/json; charset=utf-8',
};

/**
 * Picks the first acceptable media type that can be produced, ordered by quality, then specificity,
 * then position.
 * @throws RestError PGRST107 (protocol B49)
 */
export function negotiate(accept: string | undefined): Negotiated {
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return json;
  const accepted = acceptedTypes(accept);
  for (const mediaType of accepted) {
    const negotiated = produce(mediaType);
    if (negotiated !== null) return negotiated;
  }
  throw unavailable(accepted);
}

export const unavailable = (accepted: readonly string[]) =>
  apiError(
    'PGRST107',
    `None of these media types are available: ${accepted.map(nameOf).join(', ')}`,
  );

/** The media types of an `Accept` header, most preferred first. */
export function acceptedTypes(accept: string): string[] {
  return accept
    .replaceAll(' ', '')
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [mediaType = '', quality] = part.split(/;q=/);
      const stars = mediaType.split('*').length - 1;
      const parameters = mediaType.split(';').length - 1;
      return {
        mediaType,
        quality: quality === undefined ? 1 : Number.parseFloat(quality) || 0,
        specificity: parameters - stars,
      };
    })
    .toSorted((a, b) => b.quality - a.quality || b.specificity - a.specificity)
    .map(({ mediaType }) => mediaType);
}

function produce(mediaType: string): Negotiated | null {
  const [type = '', ...parameters] = mediaType.split(';');
  const stripNulls = parameters.length === 1 && parameters[0] === 'nulls=stripped';
  switch (type) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return json;
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return stripNulls
        ? {
            representation: { kind: 'array', stripNulls },
            contentType: 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
          }
        : json;
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return {
        representation: { kind: 'object', stripNulls },
        contentType: `application/vnd.pgrst.object+json${stripNulls ? ';nulls=stripped' : ''}; charset=utf-8`,
      };
    case 'text/csv':
      return { representation: { kind: 'csv' }, contentType: 'text/csv; charset=utf-8' };
    case 'application/geo+json':
      return {
        representation: { kind: 'geojson' },
        contentType: 'application/geo+json; charset=utf-8',
      };
    default:
      return null;
  }
}

/** Name of an unavailable media type: known ones lose their parameters. */
function nameOf(mediaType: string): string {
  const [type = '', ...parameters] = mediaType.split(';');
  return type.startsWith('application/vnd.pgrst.plan') ? [type, ...parameters].join('; ') : type;
}

/** The type of a body, by its `Content-Type`. */
export type BodyKind = 'json' | 'csv' | 'form' | 'text' | 'xml' | 'bytes' | 'other';

export function bodyKind(contentType: string | undefined): {
  kind: BodyKind;
  mediaType: string;
} {
  const mediaType = (contentType ?? 'application/json').split(';')[0]?.trim().toLowerCase() ?? '';
  return { mediaType, kind: bodyKinds.get(mediaType) ?? 'other' };
}

const bodyKinds: ReadonlyMap<string, BodyKind> = new Map<string, BodyKind>([
  ['application/json', 'json'],
  ['application/vnd.pgrst.array', 'json'],
  ['application/vnd.pgrst.array+json', 'json'],
  ['text/csv', 'csv'],
  ['application/x-www-form-urlencoded', 'form'],
  ['text/plain', 'text'],
  ['text/xml', 'xml'],
  ['application/octet-stream', 'bytes'],
]);
