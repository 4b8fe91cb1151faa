/** Every case file under packages/domain/src/pay/cases, calculated as `muster reckon` does it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reckon } from '@muster/domain/pay/reckon';
import { describeReckoning } from './describe-reckoning.ts';
import { fileToFacts } from './file-to-facts.ts';
import { reckoningFileSchema } from './reckoning-file.ts';

const folder = join(import.meta.dirname, '../../../../../packages/domain/src/pay/cases');
const topics = readdirSync(folder).sort();
const paths = topics.flatMap((topic) =>
  readdirSync(join(folder, topic))
    .sort()
    .map((name) => join(topic, name)),
);

const caseSchema = reckoningFileSchema.extend({
  name: z.string().min(10),
  source: z.string().min(5),
  expect: z.record(z.string(), z.unknown()),
});

const minutesSchema = z.object({
  days: z.array(z.object({ worked: z.int() })),
  deductions: z.array(z.object({ minutes: z.int() })),
});

function readCase(path: string): z.infer<typeof caseSchema> {
  return caseSchema.parse(JSON.parse(readFileSync(join(folder, path), 'utf8')));
}

/** A case lists parts of the answer; a list has as many items as it names. */
describe.each(topics)('pay cases: %s', (topic) => {
  it.each(paths.filter((path) => path.startsWith(join(topic, '/'))))('%s', (path) => {
    const file = readCase(path);
    const facts = fileToFacts(file);
    const answer = describeReckoning(facts, reckon(facts, file.from, file.to));
    expect(answer, file.name).toMatchObject(file.expect);
  });
});

it('complaint “breaks deducted wrongly”: what is taken off is shown, and a reversal pays it', () => {
  const file = readCase('breaks-federal/deduction-after-six-hours.json');
  const minutes = (reversed: string[]) => {
    const facts = fileToFacts({ ...file, reversed_deductions: reversed });
    const { days, deductions } = minutesSchema.parse(
      describeReckoning(facts, reckon(facts, file.from, file.to)),
    );
    const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
    return {
      worked: sum(days.map(({ worked }) => worked)),
      takenOff: sum(deductions.map((each) => each.minutes)),
    };
  };
  const deducted = minutes([]);
  expect(deducted.takenOff).toBeGreaterThan(0);
  const workdays = file.shifts.map((shift) =>
    (typeof shift === 'string' ? shift : '').slice(0, 10),
  );
  expect(minutes(workdays)).toEqual({ worked: deducted.worked + deducted.takenOff, takenOff: 0 });
});

describe('the case files', () => {
  it('are at least 150, and all different', () => {
    expect(paths.length).toBeGreaterThanOrEqual(150);
    const contents = paths.map((path) => {
      const { name: _, source: __, ...content } = readCase(path);
      return JSON.stringify(content);
    });
    expect(new Set(contents).size).toBe(paths.length);
  });
});
