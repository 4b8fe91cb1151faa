import { type TestServer } from '@muster/testkit';
import { afterEach, describe, expect, it } from 'vitest';

import { shareServer } from '../support/shared-server.ts';
import { bytesOf, connect, protocolVersions, type Connection } from './support/client.ts';

let server: TestServer;
shareServer((shared) => void (server = shared));

describe.each(protocolVersions)('a broadcast under %s', (vsn) => {
  const open: Connection[] = [];

  afterEach(async () => {
    for (const { client } of open.splice(0)) await client.disconnect();
  });

  async function connectAs(version = vsn): Promise<Connection> {
    const connection = await connect(server, server.anonKey, server.anonKey, version);
    open.push(connection);
    return connection;
  }

  it('[D1 channel.send channel.on] does not come back to its sender unless asked for', async () => {
    const [sender, receiver] = [await connectAs(), await connectAs()];
    const [from, to] = [await sender.join('news'), await receiver.join('news')];
    await from.channel.send({ type: 'broadcast', event: 'first', payload: { n: 1 } });
    expect(await to.next()).toMatchObject({ event: 'first', payload: { n: 1 } });
    expect(from.messages).toEqual([]);
    const echo = await sender.join('echo', { broadcast: { self: true } });
    await echo.channel.send({ type: 'broadcast', event: 'ping', payload: { text: 'añ🙂' } });
    expect(await echo.next()).toMatchObject({ event: 'ping', payload: { text: 'añ🙂' } });
  });

  it('[channel.send] is answered when answers are asked for', async () => {
    const { join } = await connectAs();
    const { channel } = await join('acks', { broadcast: { ack: true } });
    expect(await channel.send({ type: 'broadcast', event: 'e', payload: {} })).toBe('ok');
    const large = { text: 'x'.repeat(256 * 1024) };
    expect(await channel.send({ type: 'broadcast', event: 'e', payload: large })).toBe('error');
  });

  it('[D1 channel.send] reaches clients of the other version', async () => {
    const other = protocolVersions.find((version) => version !== vsn) ?? vsn;
    const [sender, receiver] = [await connectAs(), await connectAs(other)];
    const [from, to] = [await sender.join('mixed'), await receiver.join('mixed')];
    await from.channel.send({ type: 'broadcast', event: 'e', payload: { from: vsn } });
    expect(await to.next()).toMatchObject({ event: 'e', payload: { from: vsn } });
  });

  it('[channel.send] keeps the order in which it was sent', async () => {
    const [sender, receiver] = [await connectAs(), await connectAs()];
    const [from, to] = [await sender.join('ordered'), await receiver.join('ordered')];
    for (let n = 0; n < 8; n += 1) {
      await from.channel.send({ type: 'broadcast', event: 'e', payload: { n } });
    }
    const received = [];
    for (let n = 0; n < 8; n += 1) received.push((await to.next()).payload);
    expect(received).toEqual(Array.from({ length: 8 }, (_, n) => ({ n })));
  });

  it('[removeChannel] stops coming to who has left', async () => {
    const [sender, receiver] = [await connectAs(), await connectAs()];
    const [from, to] = [await sender.join('left'), await receiver.join('left')];
    const stays = await (await connectAs()).join('left');
    expect(await receiver.client.removeChannel(to.channel)).toBe('ok');
    await from.channel.send({ type: 'broadcast', event: 'e', payload: {} });
    await stays.next();
    expect(to.messages).toEqual([]);
  });
});

describe('binary content', () => {
  it('[D1] passes unchanged between clients of 2.0.0 and not to 1.0.0', async () => {
    const [sender, receiver, old] = await Promise.all([
      connect(server, server.anonKey, server.anonKey),
      connect(server, server.anonKey, server.anonKey),
      connect(server, server.anonKey, server.anonKey, '1.0.0'),
    ]);
    try {
      const from = await sender.join('bytes');
      const to = await receiver.join('bytes');
      const without = await old.join('bytes');
      const payload = Uint8Array.of(0, 1, 254, 255).buffer;
      await from.channel.send({ type: 'broadcast', event: 'blob', payload });
      await from.channel.send({ type: 'broadcast', event: 'json', payload: { a: 1 } });
      const received = await to.next();
      expect(received.event).toBe('blob');
      expect(bytesOf(received)).toEqual(new Uint8Array(payload));
      expect(await without.next()).toMatchObject({ event: 'json' });
    } finally {
      for (const { client } of [sender, receiver, old]) await client.disconnect();
    }
  });
});
