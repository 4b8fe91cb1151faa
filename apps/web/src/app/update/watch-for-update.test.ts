import { expect, it } from 'vitest';
import type { Installation, PageVersion } from '../../platform/installation.ts';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { watchForUpdate } from './watch-for-update.ts';

const first: PageVersion = { etag: '"one"', lastModified: null };

async function open(kept: PageVersion | null = null) {
  const device = createSimulatedDevice({
    startMs: Date.UTC(2026, 5, 1),
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: () => Promise.reject(new TypeError('not used here')),
  });
  const tab = device.openTab();
  const server = { version: first as PageVersion | null, looks: 0, updates: 0 };
  const installation: Installation = {
    servedVersion: async () => {
      server.looks += 1;
      return server.version;
    },
    keptVersion: async () => kept,
    onOtherBuild: () => () => undefined,
    fetchLatest: async () => undefined,
    openLatest: async () => undefined,
  };
  await watchForUpdate({
    ...tab.platform,
    installation,
    onUpdate: () => {
      server.updates += 1;
    },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const pass = async (ms: number) => {
    await device.advance(ms);
    await settle();
  };
  return { device, tab, server, pass, settle };
}

it('says nothing while the page stays the same, can’t be asked, or tells less than before', async () => {
  const { server, pass } = await open();
  for (const version of [first, null, { etag: null, lastModified: null }]) {
    server.version = version;
    await pass(60_000);
  }
  expect(server.updates).toBe(0);
});

it.each(['W/"one"', '"one-gzip"'])('is not misled by a proxy that compresses: %s', async (etag) => {
  const { server, pass } = await open();
  server.version = { etag, lastModified: null };
  await pass(60_000);
  expect(server.updates).toBe(0);
});

it('[spec 4.27 7o.01 9.10] looks every 60 s and tells once of another etag', async () => {
  const { server, pass } = await open();
  expect(server.looks).toBe(1);
  server.version = { etag: '"two"', lastModified: null };
  await pass(59_999);
  expect(server.looks).toBe(1);
  await pass(1);
  expect(server).toMatchObject({ looks: 2, updates: 1 });
});

it('[spec 4.30 7o.01] goes on looking every 60 s after it has told, and does not tell again', async () => {
  const { server, pass } = await open();
  server.version = { etag: '"two"', lastModified: null };
  await pass(60_000);
  expect(server).toMatchObject({ looks: 2, updates: 1 });
  server.version = { etag: '"three"', lastModified: null };
  await pass(60_000);
  await pass(60_000);
  expect(server).toMatchObject({ looks: 4, updates: 1 });
});

it('[spec 4.28] tells of another last-modified value where there is no etag', async () => {
  const { server, pass } = await open({
    etag: null,
    lastModified: 'Mon, 01 Jun 2026 06:00:00 GMT',
  });
  server.version = { etag: null, lastModified: 'Mon, 01 Jun 2026 07:00:00 GMT' };
  await pass(60_000);
  expect(server.updates).toBe(1);
});

it('[spec 7o.02] looks when the page becomes visible', async () => {
  const { server, tab, settle } = await open();
  server.version = { etag: '"two"', lastModified: null };
  tab.show(false);
  await settle();
  expect(server.looks).toBe(1);
  tab.show(true);
  await settle();
  expect(server).toMatchObject({ looks: 2, updates: 1 });
});

it('[spec 7o.02] goes on looking when the page becomes visible after it has told', async () => {
  const { server, tab, settle } = await open();
  server.version = { etag: '"two"', lastModified: null };
  for (let turn = 0; turn < 3; turn += 1) {
    tab.show(false);
    tab.show(true);
    await settle();
  }
  expect(server).toMatchObject({ looks: 4, updates: 1 });
});

it('tells at once of a page that the device kept from before', async () => {
  const { server } = await open({ etag: '"old"', lastModified: null });
  expect(server.updates).toBe(1);
});
