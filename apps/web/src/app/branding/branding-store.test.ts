import { describe, expect, it } from 'vitest';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { createBrandingStore } from './branding-store.ts';
import type { Company } from '../../data/identity/company.ts';

const company: Company = {
  id: 'c0000000-0000-4000-8000-000000000001',
  name: 'Ridgeline Concrete LLC',
  company_type: 'Concrete',
  logo_url: null,
  brand_name: 'Ridgeline',
  tagline: null,
  website_url: null,
  phone: null,
  address: null,
  settings: {},
};

function openDevice() {
  const device = createSimulatedDevice({
    startMs: Date.UTC(2026, 5, 1),
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('not used here')),
  });
  return { start: () => createBrandingStore(device.openTab().platform.localStore), device };
}

describe('the branding that a device keeps', () => {
  it('is no one else’s, on a phone that two people use', () => {
    const store = openDevice().start();
    store.keep('worker', company);
    expect(store.companyOf('visitor')).toBeNull();
    expect(store.isKnownFor('visitor')).toBe(false);
    expect(store.companyOf(null)).toBeNull();
  });

  it('[spec 4.08 4.09] is none for no one and for someone without a company, and known to be so', () => {
    const store = openDevice().start();
    expect(store.isKnownFor(null)).toBe(true);
    store.keep('founder', null);
    expect(store.companyOf('founder')).toBeNull();
    expect(store.isKnownFor('founder')).toBe(true);
  });

  it('is there at the next start, before anything was asked', () => {
    const device = openDevice();
    device.start().keep('worker', company);
    expect(device.start().companyOf('worker')).toEqual(company);
  });

  it('stays on the device no longer than whoever it is of', () => {
    const device = openDevice();
    const store = device.start();
    store.keep('worker', company);
    const other = device.start();
    store.forget();
    expect([store, other, device.start()].map((one) => one.isKnownFor('worker'))).toEqual([
      false,
      false,
      false,
    ]);
    expect(device.device.openTab().platform.localStore.get('muster.branding')).toBeNull();
  });

  it('counts as none when an older app kept it in another form', () => {
    const { start, device } = openDevice();
    device
      .openTab()
      .platform.localStore.set('muster.branding', '{"userId":"worker","company":{"name":1}}');
    expect(start().isKnownFor('worker')).toBe(false);
  });

  it('tells of news, and only of news', () => {
    const store = openDevice().start();
    let told = 0;
    store.subscribe(() => (told += 1));
    store.keep('worker', company);
    store.keep('worker', { ...company });
    expect(told).toBe(1);
  });
});
