import { describe, expect, it } from 'vitest';
import { createSimulatedDevice } from '../../../platform/simulated-device.ts';
import type { NamedDecision } from './decision-given.ts';
import { createHeldReviews } from './held-reviews.ts';

const startMs = Date.UTC(2026, 5, 1, 6);
const accept = (itemId: string): NamedDecision => ({
  itemId,
  decision: 'accept',
  comment: null,
  time: null,
  title: `Review of ${itemId}`,
  typed: [],
});

function open() {
  const device = createSimulatedDevice({
    startMs,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: async () => Response.json({}, { status: 404 }),
  });
  const sent: string[] = [];
  const openPage = (userId = 'lead') => {
    const { clock, localStore } = device.openTab().platform;
    const send = async (given: readonly NamedDecision[]) => {
      sent.push(...given.map(({ itemId }) => itemId));
    };
    return createHeldReviews({ clock, localStore, userId, send });
  };
  return { device, sent, openPage };
}

describe('answers that can be undone', () => {
  it('are not sent before ten seconds are over, and once then', async () => {
    const { device, sent, openPage } = open();
    const reviews = openPage();
    reviews.hold([accept('one'), accept('two')]);
    await device.advance(9_999);
    expect(sent).toEqual([]);
    expect(reviews.current()).toHaveLength(1);
    await device.advance(1);
    expect(sent).toEqual(['one', 'two']);
    await expect.poll(() => reviews.current()).toEqual([]);
    await device.advance(60_000);
    expect(sent).toEqual(['one', 'two']);
  });

  it('are never sent when they are undone', async () => {
    const { device, sent, openPage } = open();
    const reviews = openPage();
    reviews.hold([accept('one')]);
    await device.advance(9_999);
    reviews.undo(reviews.current()[0]?.id ?? '');
    await device.advance(60_000);
    expect(sent).toEqual([]);
    expect(openPage().current()).toEqual([]);
  });

  it('go by the next page when theirs is gone, and only as their person', async () => {
    const { device, sent, openPage } = open();
    const { localStore } = device.openTab().platform;
    const given = [accept('one')];
    localStore.set(
      'muster.held-reviews.lead',
      JSON.stringify([{ id: 'held', given, dueAtMs: startMs - 60_000 }]),
    );
    openPage('someone else');
    await device.advance(60_000);
    expect(sent).toEqual([]);
    openPage();
    await device.advance(0);
    await expect.poll(() => sent).toEqual(['one']);
    await expect.poll(() => localStore.get('muster.held-reviews.lead')).toBeNull();
  });
});
