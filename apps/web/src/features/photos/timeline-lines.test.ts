import type { ProjectPhoto } from '@muster/contract/photos';
import { expect, test } from 'vitest';
import { timelineLines } from './timeline-lines.ts';

const photo = (id: string, taken_on: string): ProjectPhoto => ({
  id,
  taken_on,
  project: { id: 'p', name: 'Bridge' },
  site: null,
  person: null,
  caption: null,
  tags: [],
  place_verdict: null,
  taken_at: `${taken_on}T12:00:00Z`,
  path: id,
  mime_type: 'image/jpeg',
  has_thumbnail: true,
  is_broken: false,
  is_stored: true,
  may_change: false,
  version: 1,
});

test('begins a line for each day and fills the others', () => {
  const photos = ['a', 'b', 'c', 'd'].map((id) => photo(id, '2026-11-25'));
  const lines = timelineLines([...photos, photo('e', '2026-11-24')], 3);
  const said = lines.map((line) =>
    line.kind === 'day' ? line.day : `${line.at}: ${line.photos.map(({ id }) => id).join('')}`,
  );
  expect(said).toEqual(['2026-11-25', '0: abc', '3: d', '2026-11-24', '4: e']);
  expect(timelineLines([], 3)).toEqual([]);
});
