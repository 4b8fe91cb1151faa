/**
 * Measures the pay engine on one core: `node bench/time/run.ts [rounds]`. Explained entries per second for weeks under
 * California and federal rules with job switches and breaks, compared with a bare loop over the same entries that only
 * adds up minutes. The bound is 20,000 entries per second of processor time, so that other work on the machine doesn't
 * count.
 */
import { breakTermsOfSet, overtimeTermsOfSet } from '@muster/contract/pay-terms';
import type { PayFacts, WorkEntry } from '@muster/domain/pay/pay-facts';
import { reckon } from '@muster/domain/pay/reckon';

const rounds = Number(process.argv[2] ?? 5);
const weeks = 2000;
const monday = '2026-06-01';
const hourMs = 60 * 60_000;

const off = { mode: 'off', minutes: 15 } as const;
const always = '2000-01-01';

function weekOf(index: number): PayFacts {
  const set = index % 2 === 0 ? 'california' : 'federal';
  return {
    zones: [{ from: always, value: 'America/Denver' }],
    zoneTables: new Map([
      ['America/Denver', { zone: 'America/Denver', tzdata: 'bench', changes: [[0, -360]] }],
    ]),
    calendar: [
      {
        from: always,
        value: { workweek_start: 1, pay_period: 'biweekly', period_anchor: monday },
      },
    ],
    workday: [{ from: always, value: { attribution: 'start_day' } }],
    rounding: [{ from: always, value: { begin: off, end: off, duration: off } }],
    overtime: [{ from: always, value: overtimeTermsOfSet(set) }],
    breaks: [{ from: always, value: breakTermsOfSet(set) }],
    terms: [],
    rates: [{ from: always, value: 215_000 }],
    jobRates: [],
    entries: Array.from({ length: 12 }, (_, at) => entryOf(index, at)),
    answers: [],
    reversedDeductions: [],
    timeOff: [],
    otherPay: [],
    until: null,
  };
}

/** Two touching entries a day for six days, of 9 to 11 hours, with a meal break in the first one. */
function entryOf(week: number, at: number): WorkEntry {
  const day = Math.floor(at / 2);
  const begin = Date.parse(`${monday}T13:00Z`) + day * 24 * hourMs;
  const middle = begin + 5 * hourMs;
  const isFirst = at % 2 === 0;
  const start = isFirst ? begin : middle;
  const end = isFirst ? middle : middle + (4 + ((week + day) % 3)) * hourMs;
  const taken = start + 4 * hourMs;
  return {
    id: `${week}-${at}`,
    projectId: isFirst ? 'a' : 'b',
    costCodeId: null,
    startedAt: start,
    endedAt: end,
    zone: 'America/Denver',
    flags: [],
    breaks: isFirst
      ? [{ id: `${week}-${at}-b`, kind: 'meal', startedAt: taken, endedAt: taken + hourMs / 2 }]
      : [],
    needsReview: false,
  };
}

const facts = Array.from({ length: weeks }, (_, index) => weekOf(index));
const entries = facts.reduce((sum, week) => sum + week.entries.length, 0);

function perSecond(work: () => number): number {
  const before = process.cpuUsage();
  if (work() === 0) throw new Error('The bench calculated nothing.');
  const { user, system } = process.cpuUsage(before);
  return (entries / (user + system)) * 1_000_000;
}

const engine = () =>
  facts.reduce((sum, week) => sum + reckon(week, monday, '2026-06-07').spans.length, 0);
const bare = () =>
  facts.reduce(
    (sum, week) =>
      sum + week.entries.reduce((ms, { startedAt, endedAt }) => ms + (endedAt ?? 0) - startedAt, 0),
    0,
  );

engine();
bare();
const reached: number[] = [];
for (let round = 1; round <= rounds; round++) {
  const limit = perSecond(bare);
  const explained = perSecond(engine);
  reached.push(explained);
  console.log(
    `round ${round}: ${Math.round(explained)} explained entries/s, ${(explained / limit).toExponential(1)} of adding up minutes alone`,
  );
}
const median = reached.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
console.log(`median ${Math.round(median)} explained entries/s (bound 20,000)`);
if (median < 20_000) process.exitCode = 1;
