import { createHmac } from 'node:crypto';

const stepMs = 30_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
  const bits = Array.from(text.replace(/=+$/, ''))
    .map((char) => alphabet.indexOf(char).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the code that an authenticator app shows: RFC 6238 with SHA-1, six digits and 30 s. */
export function totpCode(secret: string, atMs = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(stepAt(atMs)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) % 16;
  const number = digest.readUInt32BE(offset) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Returns a code that isn't valid now. */
export function wrongCode(secret: string, atMs = Date.now()): string {
  const right = new Set(
    [-60, -30, 0, 30, 60].map((seconds) => totpCode(secret, atMs + seconds * 1000)),
  );
  const candidates = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return candidates.find((code) => !right.has(code)) ?? 'none';
}

/** Repeats the attempt if the 30-second step, which affects the response, ended during the request. */
export async function withinOneStep<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const begunIn = stepAt(Date.now());
    const answer = await attempt();
    if (stepAt(Date.now()) === begunIn) return answer;
  }
}

function stepAt(atMs: number): number {
  return Math.floor(atMs / stepMs);
}
