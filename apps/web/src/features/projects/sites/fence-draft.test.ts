import { describe, expect, test } from 'vitest';
import {
  type DraftAction,
  draftOf,
  draw,
  drawingError,
  type FenceDraft,
  fenceOf,
  newDraft,
  siteFormOf,
} from './fence-draft.ts';

const play = (draft: FenceDraft, ...actions: readonly DraftAction[]) =>
  actions.reduce((drawn, action) => draw(drawn, action), draft);
const corner = (lat: number, lng: number) => ({ kind: 'addCorner', place: { lat, lng } }) as const;
const triangle = () =>
  play(
    newDraft(150),
    { kind: 'shape', shape: 'polygon' },
    corner(40, -105),
    corner(40, -104.999),
    corner(40.001, -104.9995),
  );

describe('a fence that is being drawn', () => {
  test('is none before a pin is dropped', () => {
    expect(drawingError(newDraft(150).drawing)).toBe('nothing');
    const dropped = play(newDraft(150), { kind: 'pin', place: { lat: 40.123456789, lng: -105 } });
    expect(fenceOf(dropped.drawing)).toEqual({
      lat: 40.1234568,
      lng: -105,
      radiusM: 150,
      polygon: null,
    });
    expect(drawingError(dropped.drawing)).toBeNull();
  });

  test('keeps its radius between 50 and 1000 whole meters', () => {
    const radius = (radiusM: number) =>
      play(newDraft(150), { kind: 'radius', radiusM }).drawing.radiusM;
    expect([radius(3), radius(123.4), radius(5000)]).toEqual([50, 123, 1000]);
  });

  test('takes corners until it is closed, which needs three', () => {
    const two = play(newDraft(150), corner(40, -105), corner(40, -104.999), { kind: 'close' });
    expect(two.drawing.isClosed).toBe(false);
    const closed = play(triangle(), { kind: 'close' }, corner(41, -105));
    expect(closed.drawing).toMatchObject({ isClosed: true });
    expect(closed.drawing.corners).toHaveLength(3);
    expect(play(closed, { kind: 'removeCorner', at: 0 }).drawing.isClosed).toBe(false);
  });

  test('has its place within, wherever corners are moved and edges are split', () => {
    const bent = play(
      triangle(),
      { kind: 'splitEdge', at: 2, place: { lat: 40.0001, lng: -104.9996 } },
      { kind: 'moveCorner', at: 1, place: { lat: 40, lng: -104.998 } },
    );
    expect(bent.drawing.corners).toHaveLength(4);
    expect(drawingError(bent.drawing)).toBeNull();
  });

  test('that crosses itself is told so', () => {
    const crossed = play(triangle(), corner(40.001, -105), {
      kind: 'moveCorner',
      at: 2,
      place: { lat: 39.999, lng: -104.9995 },
    });
    const bowTie = play(crossed, {
      kind: 'corners',
      corners: [
        [0, 0],
        [1e-3, 1e-3],
        [1e-3, 0],
        [0, 1e-3],
      ],
    });
    expect(drawingError(bowTie.drawing)).toBe('polygon_crossing');
  });

  test('is undone step by step, a drag as one step', () => {
    const start = play(triangle(), { kind: 'close' });
    const first = draw(start, { kind: 'moveCorner', at: 0, place: { lat: 39, lng: -105 } });
    const dragged = draw(first, { kind: 'moveCorner', at: 0, place: { lat: 38, lng: -105 } }, true);
    expect(play(dragged, { kind: 'undo' }).drawing).toBe(start.drawing);
    expect(play(newDraft(150), { kind: 'undo' })).toEqual(newDraft(150));
  });

  test('keeps pin and corners while the shape is tried the other way', () => {
    const other = play(triangle(), { kind: 'shape', shape: 'circle' });
    expect(other.drawing.corners).toHaveLength(3);
  });

  test('is sent as what it was read', () => {
    const site = {
      id: 'gate',
      name: 'Gate',
      lat: 40,
      lng: -105,
      radius_m: 200,
      polygon: null,
      version: 4,
    };
    const { id: _, version: __, ...facts } = site;
    expect(siteFormOf(' Gate ', draftOf(site).drawing)).toEqual(facts);
  });
});
