/** A WebSocket that doesn't behave like a real client: it sends anything and may stop reading. */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';

export type RawSocket = {
  readonly sendText: (text: string) => void;
  /** Resolves with the next message that `wanted` accepts. */
  readonly messageWhere: (wanted: (message: unknown) => boolean) => Promise<unknown>;
  /** The server's close code. */
  readonly closed: Promise<number>;
  readonly stopReading: () => void;
  readonly readAgain: () => void;
  readonly destroy: () => void;
};

/** @throws Error `refused with <status>` if the server doesn't switch protocols */
export async function openRawSocket(url: string): Promise<RawSocket> {
  const duplex = await new Promise<Duplex>((resolve, reject) => {
    request(url, {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      },
    })
      .on('upgrade', (_, socket) => resolve(socket))
      .on('response', (answer) => {
        answer.resume();
        reject(new Error(`refused with ${answer.statusCode}`));
      })
      .on('error', reject)
      .end();
  });
  return speakOn(duplex);
}

function speakOn(duplex: Duplex): RawSocket {
  const listeners = new Set<(message: unknown) => void>();
  const { promise: closed, resolve: close } = Promise.withResolvers<number>();
  let unread = Buffer.alloc(0);
  duplex.on('error', () => {});
  duplex.on('close', () => close(1006));
  duplex.on('data', (data: Buffer) => {
    unread = Buffer.concat([unread, data]);
    for (let frame = takeFrame(unread); frame !== null; frame = takeFrame(unread)) {
      unread = frame.rest;
      if (frame.opcode === closeOpcode) close(frame.content.readUInt16BE());
      else for (const listen of listeners) listen(JSON.parse(frame.content.toString()));
    }
  });
  return {
    closed,
    sendText: (text) => duplex.write(textFrame(text)),
    messageWhere: (wanted) =>
      new Promise((resolve) => {
        listeners.add(function listen(message) {
          if (!wanted(message)) return;
          listeners.delete(listen);
          resolve(message);
        });
      }),
    stopReading: () => void duplex.pause(),
    readAgain: () => void duplex.resume(),
    destroy: () => void duplex.destroy(),
  };
}

const closeOpcode = 8;

type Frame = { readonly opcode: number; readonly content: Buffer; readonly rest: Buffer };

/** Returns null while the frame is incomplete. Servers don't mask, and ours doesn't fragment. */
function takeFrame(bytes: Buffer<ArrayBuffer>): (Frame & { rest: Buffer<ArrayBuffer> }) | null {
  const [first = 0, second = 0] = bytes;
  const headLength = second === 127 ? 10 : second === 126 ? 4 : 2;
  if (bytes.length < headLength) return null;
  const length =
    second === 127
      ? Number(bytes.readBigUInt64BE(2))
      : second === 126
        ? bytes.readUInt16BE(2)
        : second;
  const end = headLength + length;
  if (bytes.length < end) return null;
  return {
    opcode: first & 15,
    content: bytes.subarray(headLength, end),
    rest: bytes.subarray(end),
  };
}

/** Returns one masked text frame; a mask of zeros leaves the content unchanged. */
function textFrame(text: string): Buffer {
  const content = Buffer.from(text);
  const head = Buffer.alloc(14);
  head[0] = 0x81;
  head[1] = 0x80 | 127;
  head.writeBigUInt64BE(BigInt(content.length), 2);
  return Buffer.concat([head, content]);
}
