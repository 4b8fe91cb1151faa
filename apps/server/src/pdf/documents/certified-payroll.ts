import {
  type CertifiedLine,
  type CertifiedPayroll,
  certifiedPayrollAnswerSchema,
  type CertifiedWorker,
  creditCents,
  gapsOfContract,
  gapsOfWorker,
  hourlyCredit,
} from '@muster/contract/certified-payroll';
import type { PdfDocument } from '@muster/contract/pdf';

import { type Making, okOrRefuse, type PdfContent } from '../content.ts';
import { certifiedPayrollWords as words } from './certified-payroll-words.ts';

type Asked = Extract<PdfDocument, { kind: 'certified_payroll' }>;

/**
 * A week of a project in the order of form WH-347, revision of January 2025, and its statement of compliance word for
 * word (docs/decisions/0184-wh-347-states-weekly-totals.md). Always in English, since it goes to a federal agency.
 */
export async function certifiedPayrollContent(
  { project_id, week_from }: Asked,
  { read }: Making,
): Promise<PdfContent> {
  const [row] = await read<{ answer: unknown }>(
    'select public.read_certified_payroll($1::uuid, $2::date) as answer',
    [project_id, week_from],
  );
  const payroll = okOrRefuse(certifiedPayrollAnswerSchema.parse(row?.answer));
  const dates = datesOf(payroll.week_from);
  const { contract, company } = payroll;
  const project = [payroll.project.name, payroll.project.number].filter(Boolean).join(' · ');
  const weekEnding = dayText(payroll.week_to);
  const shared = {
    project: [words.project, project],
    contract: [words.contract, contract.contract_number ?? words.blank],
    number: [words.payrollNumber, String(payroll.number)],
    contractor: [words.contractor, company.name],
    location: [words.location, contract.location ?? words.blank],
    weekEnding: [words.weekEnding, weekEnding],
  } as const;
  return {
    template: 'certified-payroll',
    fileName: `wh-347-${payroll.week_to}`,
    title: words.title,
    subtitle: words.subtitle,
    isLandscape: true,
    data: {
      language: 'en',
      words: words.common,
      asOf: `${payroll.project.name} · ${words.weekEnding} ${weekEnding}`,
      boxes: words.boxes,
      facts: [
        shared.project,
        shared.contract,
        shared.number,
        shared.contractor,
        [words.prime, contract.prime_contractor ?? words.blank],
        shared.location,
        [words.determination, contract.wage_determination ?? words.blank],
        shared.weekEnding,
        [words.address, company.address ?? words.blank],
      ],
      gaps: gapsOf(payroll),
      incomplete: words.incomplete,
      header: [
        ...words.header.before,
        ...dates.map((date) => dateHeading(date)),
        ...words.header.after,
      ],
      rows: payroll.workers.flatMap((worker, index) => workerRows(worker, index + 1, dates)),
      notes: words.notes,
      statement: {
        ...words.statement,
        facts: [
          shared.project,
          shared.contract,
          shared.number,
          shared.contractor,
          shared.location,
          shared.weekEnding,
        ],
        programRows: contract.apprentice_programs.map((program) => [
          program.name,
          program.registered_with,
          program.classification,
        ]),
        credits: creditTable(payroll),
        otherDeductions: payroll.workers.flatMap(({ other_note: note }, index) =>
          note === null ? [] : [words.otherDeduction(index + 1, note)],
        ),
      },
    },
  };
}

/** Plans as columns, workers as rows; a plan that the contract doesn't describe has only its name. */
function creditTable({ contract, workers }: CertifiedPayroll) {
  const described = contract.fringe_plans.map(({ name }) => name);
  const others = workers
    .flatMap(({ fringe_credits: credits }) => Object.keys(credits))
    .filter((name, index, all) => !described.includes(name) && all.indexOf(name) === index);
  const plans = [
    ...contract.fringe_plans.map((plan) => [
      plan.name,
      plan.kind ?? words.blank,
      plan.number ?? words.blank,
      plan.is_funded === null ? words.blank : words.statement.funding[Number(!plan.is_funded)],
    ]),
    ...others.map((name) => [name, words.blank, words.blank, words.blank]),
  ];
  return {
    plans,
    rows: workers.map((worker, index) => [
      `${String(index + 1)}  ${nameOf(worker)}`,
      ...[...described, ...others].map((name) => {
        const credit = worker.fringe_credits[name];
        return credit === undefined ? words.blank : rateText([credit]);
      }),
      rateText([hourlyCredit(worker)]),
    ]),
  };
}

function workerRows(
  worker: CertifiedWorker,
  entry: number,
  dates: readonly string[],
): readonly (readonly string[])[] {
  return worker.lines.map((line, index) => {
    const isFirst = index === 0;
    const once = (text: string) => (isFirst ? text : '');
    const { tax_cents: tax, fica_cents: fica, other_cents: other } = worker;
    const deductions = tax === null || fica === null || other === null ? null : tax + fica + other;
    return [
      String(entry),
      `${nameOf(worker)}\n${worker.employee_number ?? words.blank}`,
      kindOf(worker),
      line.classification ?? words.blank,
      line.double === 0 ? 'ST\nOT' : 'ST\nOT\nDT',
      ...dates.map((date) => hoursOf(line.days.find((day) => day.date === date))),
      hoursOf(line),
      ratesOf(line),
      moneyText(creditCents(worker, line)),
      moneyText(line.fringe_cents),
      moneyText(line.cents),
      once(moneyText(worker.all_cents)),
      once(moneyText(tax)),
      once(moneyText(fica)),
      once(moneyText(other)),
      once(moneyText(deductions)),
      once(moneyText(worker.net_cents)),
    ];
  });
}

/** Breaks a name without a space, so that it isn't printed over the next column. */
function nameOf(worker: CertifiedWorker): string {
  return [worker.last_name, worker.first_name]
    .filter(Boolean)
    .join(', ')
    .replaceAll(/[^\s-]{12}(?=[^\s-]{4})/g, '$&\u{200B}');
}

/** Column 2 includes an apprentice's level of progression. */
function kindOf({ is_apprentice: isApprentice, apprentice_level: level }: CertifiedWorker): string {
  if (isApprentice === null) return words.blank;
  return isApprentice ? `RA\n${level ?? words.blank}` : 'J';
}

type Minutes = Pick<CertifiedLine, 'regular' | 'overtime' | 'double'>;

function hoursOf(minutes: Minutes | undefined): string {
  if (minutes === undefined) return '';
  return [minutes.regular, minutes.overtime, minutes.double]
    .map((each) => (each === 0 ? '' : hourText(each)))
    .join('\n');
}

/** Straight time at the set rate; overtime as paid, which is based on the week's regular rate. */
function ratesOf(line: CertifiedLine): string {
  const perHour = (cents: number | null, minutes: number) =>
    cents === null || minutes <= 0 ? '' : (Math.round((cents * 60) / minutes) / 100).toFixed(2);
  return [
    line.lacks_rate ? words.blank : rateText(line.rates),
    perHour(line.overtime_cents, line.overtime),
    perHour(line.double_cents, line.double),
  ].join('\n');
}

function gapsOf(payroll: CertifiedPayroll): readonly string[] {
  return [
    ...gapsOfContract(payroll).map((gap) => words.contractGaps[gap]),
    ...(payroll.not_locked.length > 0 ? [words.notLocked(payroll.not_locked.join(', '))] : []),
    ...(payroll.currencies.length > 1 ? [words.currencies(payroll.currencies)] : []),
    ...gapsOfWorkers(payroll),
  ];
}

/** One line for everyone with the same gap: before any deductions are entered, that is everyone. */
function gapsOfWorkers(payroll: CertifiedPayroll): readonly string[] {
  const namesByGaps = new Map<string, string[]>();
  for (const worker of payroll.workers) {
    const gaps = gapsOfWorker(worker, payroll).map((gap) => words.gaps[gap]);
    if (gaps.length === 0) continue;
    const name = `${worker.first_name} ${worker.last_name}`.trim();
    const text = gaps.join(', ');
    namesByGaps.set(text, [...(namesByGaps.get(text) ?? []), name]);
  }
  return [...namesByGaps].map(([gaps, names]) => `${names.join(', ')}: ${gaps}`);
}

function datesOf(from: string): readonly string[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: 7 }, (_, day) =>
    new Date(first + day * 86_400_000).toISOString().slice(0, 10),
  );
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const wholeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function dateHeading(date: string): string {
  return `${weekday.format(Date.parse(date))}\n${Number(date.slice(5, 7))}/${Number(date.slice(8))}`;
}

function dayText(date: string): string {
  return wholeDay.format(Date.parse(date));
}

/** Formats hours with two decimals, rounded half up, as the form requires. */
function hourText(minutes: number): string {
  return (Math.round((minutes * 100) / 60) / 100).toFixed(2);
}

function rateText(rates: readonly number[]): string {
  return rates
    .map((rate) => (rate % 100 === 0 ? (rate / 10_000).toFixed(2) : (rate / 10_000).toFixed(4)))
    .join(' / ');
}

function moneyText(cents: number | null): string {
  if (cents === null) return words.blank;
  const sign = cents < 0 ? '−' : '';
  return `${sign}${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(Math.abs(cents) / 100)}`;
}
