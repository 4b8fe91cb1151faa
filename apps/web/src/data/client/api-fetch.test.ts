import { keptHeader, nonceHeader, timeHeader } from '@muster/contract';
import { expect, it } from 'vitest';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { createSkew } from '../time/skew.ts';
import { createApiFetch } from './api-fetch.ts';

const startMs = Date.UTC(2026, 5, 1, 6);

function phone(answer: (nonce: string) => Response) {
  const device = createSimulatedDevice({
    startMs,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: async (_, init) => answer(new Headers(init?.headers).get(nonceHeader) ?? ''),
  });
  const { platform } = device.openTab();
  const skew = createSkew(platform);
  const heard: string[] = [];
  const network = {
    ...platform.network,
    reportReached: () => heard.push('reached'),
    reportFailed: () => heard.push('failed'),
  };
  const fetch = createApiFetch({ ...platform, network, skew, userAgent: 'muster-web/1' });
  return { fetch, skew, heard };
}

const address = 'https://app.test/rest/v1/rpc/my_clock';
const serverMs = startMs - 3_600_000;
const date = new Date(serverMs).toUTCString();
const never = { skewMs: null, skewAgeMs: null };

it('takes no time from a login page between the phone and the server', async () => {
  const page = { 'content-type': 'text/html; charset=utf-8', date };
  const { fetch, skew, heard } = phone(() => new Response('<html>', { headers: page }));
  expect((await fetch(address, { method: 'POST' })).ok).toBe(true);
  expect(skew.reading()).toEqual(never);
  expect(heard).toEqual(['failed']);
});

it('takes no time from an answer that was kept, and doesn’t call the server reached', async () => {
  const { fetch, skew, heard } = phone((nonce) =>
    Response.json({}, { headers: { [keptHeader]: '1', [timeHeader]: `${nonce} ${serverMs}` } }),
  );
  await fetch(address);
  expect(skew.reading()).toEqual(never);
  expect(heard).toEqual(['failed']);
});

it('takes no time from an answer to an earlier request', async () => {
  const { fetch, skew } = phone(() =>
    Response.json({}, { headers: { [timeHeader]: `earlier ${serverMs}`, date } }),
  );
  await fetch(address, { method: 'POST' });
  expect(skew.reading()).toEqual(never);
});

it('measures its clock on an answer to this very request', async () => {
  const nonces = new Set<string>();
  const { fetch, skew, heard } = phone((nonce) => {
    nonces.add(nonce);
    return Response.json({}, { headers: { [timeHeader]: `${nonce} ${serverMs}` } });
  });
  await fetch(address);
  expect(skew.reading()).toEqual({ skewMs: 3_600_000, skewAgeMs: 0 });
  await fetch(address);
  expect(nonces.size).toBe(2);
  expect(heard).toEqual(['reached', 'reached']);
});

it('measures it on the date of an answer to a POST, and of no other, where a server tells no time', async () => {
  const { fetch, skew } = phone(() => Response.json({}, { headers: { date } }));
  await fetch(address);
  expect(skew.reading()).toEqual(never);
  await fetch(address, { method: 'POST' });
  expect(skew.reading()).toEqual({ skewMs: 3_600_000 - 500, skewAgeMs: 0 });
});
