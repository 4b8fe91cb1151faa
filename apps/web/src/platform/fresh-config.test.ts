import { keptHeader, timeHeader } from '@muster/contract';
import { expect, it } from 'vitest';
import { freshConfig } from './fresh-config.ts';

const asked = () => new Request('https://app.test/config.json');

it('marks the answer that it kept, and no other', async () => {
  const kept = new Map<unknown, Response>();
  const cache = {
    match: async (key: unknown) => kept.get(key)?.clone(),
    put: async (key: unknown, response: Response) => void kept.set(key, response),
  };
  const gone = () => Promise.reject(new TypeError('No network'));
  await expect(freshConfig(asked(), gone, cache)).rejects.toThrow('No network');

  const server = async () => Response.json({ version: '1' }, { headers: { [timeHeader]: 'a 1' } });
  const fresh = await freshConfig(asked(), server, cache);
  expect([await fresh.json(), fresh.headers.has(keptHeader)]).toEqual([{ version: '1' }, false]);
  for (let start = 0; start < 2; start += 1) {
    const again = await freshConfig(asked(), gone, cache);
    expect([again.status, await again.json()]).toEqual([200, { version: '1' }]);
    expect(again.headers.get(keptHeader)).toBe('1');
    expect(again.headers.get('content-type')).toContain('json');
  }
});
