import { assert, boolean, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  decodeFrame,
  encodeBroadcast,
  encodeMessage,
  encodeUserBroadcast,
  envelopeOf,
  FrameError,
  UserBroadcast,
  type Version,
} from './frames.ts';

/** Returns what decoding throws, other than the expected error. */
function failureOf(version: Version, data: Buffer, isBinary: boolean): unknown {
  try {
    decodeFrame(version, data, isBinary);
    return null;
  } catch (error) {
    return error instanceof FrameError ? null : error;
  }
}

const text = (json: unknown) => Buffer.from(JSON.stringify(json));

describe('frames of the server', () => {
  it('carry what is said about a binary broadcast, counted in bytes', () => {
    const broadcast = new UserBroadcast('b', false, Buffer.of(255), { id: 'ñ' });
    const meta = Buffer.from('{"id":"ñ"}');
    expect(encodeUserBroadcast('realtime:a', broadcast)).toEqual(
      Buffer.concat([
        Buffer.of(4, 10, 1, meta.length, 0),
        Buffer.from('realtime:ab'),
        meta,
        Buffer.of(255),
      ]),
    );
    const long = new UserBroadcast('b', false, Buffer.of(255), { id: 'x'.repeat(250) });
    expect(encodeUserBroadcast('realtime:a', long)).toBeNull();
  });
});

describe('frames of a client', () => {
  it.each([
    ['1.0.0', Buffer.from('{')],
    ['1.0.0', text([])],
    ['1.0.0', text({ topic: 1, event: 'phx_join' })],
    ['2.0.0', text({ topic: 'a', event: 'b' })],
    ['2.0.0', text([null, null, 'a'])],
    ['2.0.0', text([{}, null, 'a', 'b', {}])],
  ] as const)('are refused when %s does not have them: %s', (version, data) => {
    expect(() => decodeFrame(version, data, false)).toThrow(FrameError);
  });

  it('are refused in binary form under 1.0.0', () => {
    expect(() => decodeFrame('1.0.0', Buffer.of(3, 0, 0, 0, 0, 0, 0), true)).toThrow(FrameError);
  });

  it('are refused in binary form when they are cut off, of another kind or hold broken JSON', () => {
    expect(() => decodeFrame('2.0.0', Buffer.of(3, 0, 0), true)).toThrow(FrameError);
    expect(() => decodeFrame('2.0.0', Buffer.of(3, 9, 0, 0, 0, 0, 1), true)).toThrow(FrameError);
    expect(() => decodeFrame('2.0.0', Buffer.of(0, 0, 0, 0, 0, 0, 0), true)).toThrow(FrameError);
    const broken = Buffer.concat([Buffer.of(3, 0, 0, 0, 0, 0, 1), Buffer.from('{')]);
    expect(() => decodeFrame('2.0.0', broken, true)).toThrow(FrameError);
  });

  it('never fail otherwise, whatever bytes come', () => {
    assert(
      property(uint8Array({ maxLength: 64 }), boolean(), (bytes, isBinary) => {
        expect(failureOf('1.0.0', Buffer.from(bytes), isBinary)).toBeNull();
        expect(failureOf('2.0.0', Buffer.from(bytes), isBinary)).toBeNull();
      }),
    );
  });

  it('are read as objects under 1.0.0 and as arrays under 2.0.0', () => {
    const message = { joinRef: '1', ref: '2', topic: 'realtime:a', event: 'phx_join', payload: {} };
    const v1 = text({ join_ref: '1', ref: 2, topic: 'realtime:a', event: 'phx_join', payload: {} });
    expect(decodeFrame('1.0.0', v1, false)).toEqual(message);
    const v2 = text(['1', '2', 'realtime:a', 'phx_join', {}]);
    expect(decodeFrame('2.0.0', v2, false)).toEqual(message);
  });

  it('carry a broadcast in binary form with its parts counted in bytes', () => {
    const parts = ['1', '7', 'realtime:añb', 'ping', ''].map((part) => Buffer.from(part));
    const lengths = Buffer.from(parts.map((part) => part.length));
    const frame = Buffer.concat([
      Buffer.of(3),
      lengths,
      Buffer.of(1),
      ...parts,
      Buffer.from('{"x":1}'),
    ]);
    expect(decodeFrame('2.0.0', frame, true)).toEqual({
      joinRef: '1',
      ref: '7',
      topic: 'realtime:añb',
      event: 'broadcast',
      payload: new UserBroadcast('ping', true, Buffer.from('{"x":1}')),
    });
  });
});

describe('frames of the server', () => {
  const message = { joinRef: '1', ref: '2', topic: 't', event: 'phx_reply', payload: { a: 1 } };

  it('leave the join reference out under 1.0.0', () => {
    expect(JSON.parse(encodeMessage('1.0.0', message))).toEqual({
      ref: '2',
      topic: 't',
      event: 'phx_reply',
      payload: { a: 1 },
    });
    expect(JSON.parse(encodeMessage('2.0.0', message))).toEqual([
      '1',
      '2',
      't',
      'phx_reply',
      { a: 1 },
    ]);
  });

  it('wrap an envelope without reading it', () => {
    const envelope = '{"type":"broadcast","event":"e","payload":{}}';
    expect(JSON.parse(encodeBroadcast('1.0.0', 'realtime:"x"', envelope))).toEqual({
      ref: null,
      topic: 'realtime:"x"',
      event: 'broadcast',
      payload: JSON.parse(envelope),
    });
    expect(JSON.parse(encodeBroadcast('2.0.0', 't', envelope))).toEqual([
      null,
      null,
      't',
      'broadcast',
      JSON.parse(envelope),
    ]);
  });

  it('pass binary content on, except to 1.0.0 and under names too long for the form', () => {
    const broadcast = new UserBroadcast('e', false, Buffer.of(1, 2, 3));
    expect(encodeUserBroadcast('t', broadcast)).toEqual(
      Buffer.concat([Buffer.of(4, 1, 1, 0, 0), Buffer.from('te'), Buffer.of(1, 2, 3)]),
    );
    expect(envelopeOf(broadcast)).toBeNull();
    expect(encodeUserBroadcast('t'.repeat(256), broadcast)).toBeNull();
  });
});
