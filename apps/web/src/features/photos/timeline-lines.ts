import type { ProjectPhoto } from '@muster/contract/photos';

/** A line of an album: the heading of a day, or as many photos as fit side by side. */
export type TimelineLine =
  | { readonly kind: 'day'; readonly day: string }
  | {
      readonly kind: 'photos';
      readonly photos: readonly ProjectPhoto[];
      /** Position of the line's first photo among all photos. */
      readonly at: number;
    };

/** Splits photos into lines, in order, and starts a new line for each day. */
export function timelineLines(
  photos: readonly ProjectPhoto[],
  columns: number,
): readonly TimelineLine[] {
  const lines: TimelineLine[] = [];
  let from = 0;
  while (from < photos.length) {
    const day = photos[from]?.taken_on ?? '';
    const next = photos.findIndex((photo, at) => at > from && photo.taken_on !== day);
    const end = next === -1 ? photos.length : next;
    lines.push({ kind: 'day', day });
    for (; from < end; from += columns) {
      const until = Math.min(from + columns, end);
      lines.push({ kind: 'photos', photos: photos.slice(from, until), at: from });
    }
    from = end;
  }
  return lines;
}
