import { describe, expect, it } from 'vitest';
import { breakSets, oldBreakSets } from './break-sets.ts';
import cases from './cases/company-settings.json' with { type: 'json' };
import { sectionSchemas } from './company-settings.ts';
import { oldOvertimeSets, overtimeSets } from './overtime-sets.ts';

const sections = [
  'profile',
  'region',
  'clock',
  'reminders',
  'retention',
  'voice',
  'filing',
  'calendar',
  'workday',
  'rounding',
  'overtime',
  'breaks',
  'approval',
  'auto_out',
] as const;

describe.each(sections)('the settings of %s', (section) => {
  const schema = sectionSchemas[section];
  const { good, accepted, refused } = cases[section];

  it.each(refused.map(({ field, change }) => [field, JSON.stringify(change), change] as const))(
    'refuse %s: %s',
    (field, _, change) => {
      const { error } = schema.safeParse({ ...good, ...change });
      const [issue] = error?.issues ?? [];
      const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
      const named = issue?.path[0] ?? unknown;
      expect(named).toBe(field);
    },
  );

  it.each(Object.keys(good))('refuse to go without %s', (field) => {
    const { [field]: _, ...rest } = good as Readonly<Record<string, unknown>>;
    expect(schema.safeParse(rest).success).toBe(false);
  });

  it('take what is right', () => {
    for (const change of accepted) {
      expect(schema.safeParse({ ...good, ...change }).error).toBeUndefined();
    }
  });
});

describe('a named set', () => {
  it.each([...Object.values(overtimeSets), ...Object.values(oldOvertimeSets)])(
    'of overtime is a rule in version $set_version: $set',
    (rule) => {
      expect(sectionSchemas.overtime.safeParse(rule).error).toBeUndefined();
    },
  );

  it.each([...Object.values(breakSets), ...Object.values(oldBreakSets)])(
    'of breaks is a rule in version $set_version: $set',
    (rule) => {
      expect(sectionSchemas.breaks.safeParse(rule).error).toBeUndefined();
    },
  );

  it('keeps its name only with its own numbers', () => {
    const softened = { ...overtimeSets.california, daily_after_minutes: 600 };
    expect(sectionSchemas.overtime.safeParse(softened).success).toBe(false);
    const deducting = { ...breakSets.california, deduct: { after_minutes: 360, minutes: 30 } };
    expect(sectionSchemas.breaks.safeParse(deducting).success).toBe(false);
    const shiftedNevada = { ...overtimeSets.nevada, workday_starts_at: '06:00' };
    expect(sectionSchemas.overtime.safeParse(shiftedNevada).success).toBe(false);
  });

  it('lets the employer set when workdays begin, as version 1 did not', () => {
    const early = { ...overtimeSets.california, workday_starts_at: '05:00' };
    expect(sectionSchemas.overtime.safeParse(early).success).toBe(true);
    expect(sectionSchemas.overtime.safeParse({ ...early, set_version: 1 }).success).toBe(false);
  });

  it('of breaks says in version 2 what version 1 has no field for', () => {
    const { rest_paid: _, ...silent } = breakSets.germany;
    expect(sectionSchemas.breaks.safeParse(silent).success).toBe(false);
    const talkative = { ...oldBreakSets.germany, rest_paid: false };
    expect(sectionSchemas.breaks.safeParse(talkative).success).toBe(false);
  });
});
