/** FIPS 180-4. */
export function plainSha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  const state = new Uint32Array(primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))));
  const words = new Uint32Array(64);
  for (let start = 0; start < padded.length; start += 64) mix(state, words, view, start);
  const hash = new Uint8Array(32);
  state.forEach((word, index) => new DataView(hash.buffer).setUint32(index * 4, word));
  return hash;
}

function mix(state: Uint32Array, words: Uint32Array, view: DataView, start: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(start + i * 4);
  const word = (index: number) => words[index] ?? 0;
  for (let i = 16; i < 64; i += 1) {
    const [w15, w2] = [word(i - 15), word(i - 2)];
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
    words[i] = word(i - 16) + s0 + word(i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (constants[i] ?? 0) + word(i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = (state[index] ?? 0) + value;
  });
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return ((value % 1) * 2 ** 32) | 0;
}

const primes = firstPrimes(64);
const constants = primes.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}
