import { expect, it } from 'vitest';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { runSplash, type SplashPhase } from './splash-timing.ts';

function open(brandingLoaded: Promise<void>) {
  const device = createSimulatedDevice({
    startMs: Date.UTC(2026, 5, 1),
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('not used here')),
  });
  const phases: SplashPhase[] = [];
  const splash = runSplash({
    clock: device.openTab().platform.clock,
    brandingLoaded,
    onPhase: (phase) => phases.push(phase),
  });
  return { device, phases, splash };
}

const never = new Promise<void>(() => undefined);

it('[spec 2s.06 2s.07 9.12] stays 3000 ms after the branding has loaded and fades for 300 ms', async () => {
  const { device, phases } = open(Promise.resolve());
  await device.advance(0);
  await device.advance(2999);
  expect(phases).toEqual([]);
  await device.advance(1);
  expect(phases).toEqual(['fading']);
  await device.advance(299);
  expect(phases).toEqual(['fading']);
  await device.advance(1);
  expect(phases).toEqual(['fading', 'gone']);
});

it('[spec 2s.06] counts from when the branding came, not from the start', async () => {
  let load = () => undefined as void;
  const { device, phases } = open(new Promise((resolve) => (load = resolve)));
  await device.advance(1000);
  load();
  await device.advance(0);
  await device.advance(2999);
  expect(phases).toEqual([]);
  await device.advance(1);
  expect(phases).toEqual(['fading']);
});

it('fades once when it is skipped, however often', async () => {
  const { device, phases, splash } = open(never);
  splash.skip();
  splash.skip();
  await device.advance(10_000);
  expect(phases).toEqual(['fading', 'gone']);
});
