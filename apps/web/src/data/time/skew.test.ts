import { describe, expect, it } from 'vitest';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { createSkew } from './skew.ts';

const startMs = Date.UTC(2026, 5, 1, 6);
const hourMs = 60 * 60_000;

function phone() {
  const device = createSimulatedDevice({
    startMs,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('not used here')),
  });
  const open = () => {
    const { clock, localStore } = device.openTab().platform;
    const skew = createSkew({ clock, localStore });
    /** The server answers after `roundTripMs`; each way takes half of that. */
    const measure = async (serverMs: number, roundTripMs = 0) => {
      const tell = skew.begin();
      await device.advance(roundTripMs);
      tell(serverMs);
    };
    return { skew, measure };
  };
  return { device, open };
}

describe('the skew of the device’s clock', () => {
  it('is unknown until an answer of the server was seen', () => {
    expect(phone().open().skew.reading()).toEqual({ skewMs: null, skewAgeMs: null });
  });

  it('is measured against the middle of the round trip', async () => {
    const { open } = phone();
    const { skew, measure } = open();
    // The device is 2 h ahead; the server looks at its clock 2 s after the request left.
    await measure(startMs - 2 * hourMs + 2000, 4000);
    expect(skew.reading()).toEqual({ skewMs: 2 * hourMs, skewAgeMs: 0 });
    expect(skew.serverNowMs()).toBe(startMs + 4000 - 2 * hourMs);
  });

  it('is not taken from an answer that was long under way', async () => {
    const { skew, measure } = phone().open();
    await measure(startMs - hourMs, 11_000);
    expect(skew.reading().skewMs).toBeNull();
  });

  it.each(['the device slept', 'its clock was set'])(
    'is not taken from an answer during which %s',
    async (what) => {
      const { device, open } = phone();
      const { skew } = open();
      const tell = skew.begin();
      await device.advance(300);
      device.jumpClock(what === 'the device slept' ? 2 * hourMs : -2 * hourMs);
      tell(startMs + 150);
      expect(skew.reading().skewMs).toBeNull();
    },
  );

  it('stays until a second measurement agrees with one that differs', async () => {
    const { device, open } = phone();
    const { skew, measure } = open();
    await measure(startMs);
    await device.advance(hourMs);
    await measure(startMs);
    expect(skew.reading()).toEqual({ skewMs: 0, skewAgeMs: hourMs });
    await measure(startMs + 10_001);
    await measure(startMs);
    expect(skew.reading()).toEqual({ skewMs: 0, skewAgeMs: hourMs });
    await measure(startMs + 10_000);
    expect(skew.reading()).toEqual({ skewMs: hourMs - 10_000, skewAgeMs: 0 });
  });

  it('stays where a measurement agrees with it between two that differ', async () => {
    const { skew, measure } = phone().open();
    await measure(startMs);
    await measure(startMs - hourMs);
    await measure(startMs);
    await measure(startMs - hourMs);
    expect(skew.reading()).toEqual({ skewMs: 0, skewAgeMs: 0 });
  });

  it('stays from the page load before until two measurements agree', async () => {
    const { open } = phone();
    await open().measure(startMs);
    const { skew, measure } = open();
    await measure(startMs - hourMs);
    expect(skew.reading()).toEqual({ skewMs: 0, skewAgeMs: null });
    // A token lives as long as the last answer says.
    expect(skew.serverNowMs()).toBe(startMs - hourMs);
    await measure(startMs - hourMs);
    expect(skew.reading()).toEqual({ skewMs: hourMs, skewAgeMs: 0 });
  });

  it('ages on the monotonic clock, whatever the wall clock says', async () => {
    const { device, open } = phone();
    const { skew, measure } = open();
    await measure(startMs);
    await device.advance(3 * hourMs);
    device.jumpClock(5 * hourMs);
    expect(skew.reading()).toEqual({ skewMs: 0, skewAgeMs: 3 * hourMs });
  });

  it('has no age once the clock was set back after the measurement', async () => {
    const { device, open } = phone();
    const { skew, measure } = open();
    await measure(startMs);
    device.jumpClock(-hourMs);
    expect(skew.reading()).toEqual({ skewMs: 0, skewAgeMs: null });
  });

  it('is taken from a new token only where no answer showed its date', async () => {
    const { skew, measure } = phone().open();
    const token = { expires_in: 3600, expires_at: (startMs - 2 * hourMs) / 1000 + 3600 };
    skew.measureByToken(token);
    expect(skew.reading()).toEqual({ skewMs: 2 * hourMs, skewAgeMs: 0 });
    await measure(startMs);
    await measure(startMs);
    skew.measureByToken(token);
    expect(skew.reading().skewMs).toBe(0);
  });

  it('is taken from a new token where answers come too slowly', async () => {
    const { skew, measure } = phone().open();
    await measure(startMs - hourMs, 11_000);
    skew.measureByToken({ expires_in: 3600, expires_at: startMs / 1000 });
    expect(skew.reading().skewMs).toBe(hourMs + 11_000);
  });

  it('is remembered without an age by the next page load', async () => {
    const { open } = phone();
    await open().measure(startMs - hourMs);
    const { skew } = open();
    expect(skew.reading()).toEqual({ skewMs: hourMs, skewAgeMs: null });
    expect(skew.serverNowMs()).toBe(startMs - hourMs);
  });
});
