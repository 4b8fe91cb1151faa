import { expect, it } from 'vitest';
import { createSimulatedDevice } from '../../platform/simulated-device.ts';
import { createSkew } from '../time/skew.ts';
import { createApiFetch } from './api-fetch.ts';

const startMs = Date.UTC(2026, 5, 1, 6);

function phone(answer: () => Response) {
  const device = createSimulatedDevice({
    startMs,
    zone: 'UTC',
    utcOffsetMinutes: 0,
    origin: 'https://app.test',
    fetch: async () => answer(),
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

const yearsAgo = { date: new Date(0).toUTCString() };

it('takes no time from a login page between the phone and the server', async () => {
  const page = { 'content-type': 'text/html; charset=utf-8', ...yearsAgo };
  const { fetch, skew, heard } = phone(() => new Response('<html>', { headers: page }));
  expect((await fetch('https://app.test/rest/v1/rpc/my_clock')).ok).toBe(true);
  expect(skew.reading()).toEqual({ skewMs: null, skewAgeMs: null });
  expect(heard).toEqual(['failed']);
});

it('measures its clock on an answer of the server', async () => {
  const { fetch, skew, heard } = phone(() => Response.json({}, { headers: yearsAgo }));
  await fetch('https://app.test/rest/v1/rpc/my_clock');
  expect(skew.reading()).toEqual({ skewMs: startMs - 500, skewAgeMs: 0 });
  expect(heard).toEqual(['reached']);
});
