/**
 * The clients of the benchmark, in their own process: opens the sockets, joins them to topics, sends from one socket
 * per topic and prints the measurements as JSON.
 */
import { once } from 'node:events';

import { WebSocket } from 'ws';

import { cpuMsOf, memoryOf } from '../rest/processes.ts';
import type { Measured, Load } from './run.ts';

const openedAtOnce = 100;
const warmUpMs = 2000;

const {
  urls,
  isMuster,
  pids,
  sockets: count,
  topics,
  perSecond,
  seconds,
}: Load = JSON.parse(process.argv[2] ?? '');

const memoryBeforeMb = memoryOfAll();
const latenciesMs: number[] = [];
const mark = Buffer.from('"at":');
const filler = 'x'.repeat(80);
let isMeasuring = false;

function memoryOfAll(): number {
  return pids.reduce((sum, pid) => sum + memoryOf(pid), 0);
}

function take(data: Buffer): void {
  if (!isMeasuring) return;
  const start = data.indexOf(mark);
  if (start === -1) return;
  const end = data.indexOf(',', start);
  latenciesMs.push(performance.now() - Number(data.toString('latin1', start + mark.length, end)));
}

async function open(index: number): Promise<WebSocket> {
  const topic = `bench-${index % topics}`;
  // The first member of each topic sends and is on the first server.
  const url = urls[Math.floor(index / topics) % urls.length] ?? '';
  const socket = new WebSocket(isMuster ? url : `${url}/${topic}`, { perMessageDeflate: false });
  await once(socket, 'open');
  if (isMuster) {
    const config = { broadcast: { self: true }, presence: {}, private: false };
    socket.send(JSON.stringify(['1', '1', `realtime:${topic}`, 'phx_join', { config }]));
    const [answer] = await once(socket, 'message');
    if (!String(answer).includes('"status":"ok"')) throw new Error(String(answer));
  }
  socket.on('message', take);
  return socket;
}

/** The frame in which the official client sends a broadcast. */
function frame(topic: string): Buffer {
  const content = `{"at":${performance.now()},"text":"${filler}"}`;
  const name = `realtime:${topic}`;
  const head = Buffer.from([3, 1, 1, name.length, 1, 0, 1]);
  return Buffer.concat([head, Buffer.from(`12${name}e${content}`)]);
}

const members: WebSocket[] = [];
while (members.length < count) {
  const wanted = Math.min(openedAtOnce, count - members.length);
  const first = members.length;
  members.push(
    ...(await Promise.all(Array.from({ length: wanted }, (_, index) => open(first + index)))),
  );
}

const gapMs = 1000 / perSecond;
const senders = members.slice(0, topics);
const timers: NodeJS.Timeout[] = [];
for (const [index, sender] of senders.entries()) {
  // Spread over the gap, like independent clients.
  setTimeout(
    () => timers.push(setInterval(() => sender.send(frame(`bench-${index}`)), gapMs)),
    (index / topics) * gapMs,
  );
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
await pause(warmUpMs);
const startedAt = performance.now();
const cpuBefore = cpuMsOf(pids);
isMeasuring = true;
await pause(seconds * 1000);
isMeasuring = false;
const elapsedMs = performance.now() - startedAt;
const sorted = Float64Array.from(latenciesMs).sort();
const quantile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
const measured: Measured = {
  perSecond: (sorted.length / elapsedMs) * 1000,
  p50: quantile(0.5),
  p95: quantile(0.95),
  p99: quantile(0.99),
  cpuShare: (cpuMsOf(pids) - cpuBefore) / elapsedMs,
  memoryMb: memoryOfAll(),
  memoryBeforeMb,
};
for (const timer of timers) clearInterval(timer);
for (const socket of members) socket.terminate();
console.log(JSON.stringify(measured));
process.exit(0);
