import type { CompanyRules, RuleKind } from '@muster/contract/company-rules';

/** A company rule that has a form and affects hours. */
export type EditedRule = {
  [Kind in Exclude<RuleKind, 'approval' | 'auto_out'>]: {
    readonly kind: Kind;
    readonly rule: CompanyRules[Kind];
  };
}[Exclude<RuleKind, 'approval' | 'auto_out'>];

export const minuteParts = ['regular', 'overtime', 'double', 'premium'] as const;
export type MinutePart = (typeof minuteParts)[number];
export type Minutes = Readonly<Record<MinutePart, number>>;

type WeekTotal = Minutes & {
  /** Number of people with paid time. */
  readonly people: number;
};

export type PersonChange = {
  readonly personId: string;
  readonly name: string;
  readonly before: Minutes;
  readonly after: Minutes;
};

export type WeekComparison = {
  readonly before: WeekTotal;
  readonly after: WeekTotal;
  /** Number of people whose hours change. */
  readonly changed: number;
  /** The people whose hours change most. */
  readonly most: readonly PersonChange[];
};

/** The most people that are listed by name. */
const named = 5;

/** Compares a week under two rules; minutes are keyed by person. */
export function compareWeeks(
  people: readonly { readonly person_id: string; readonly name: string }[],
  beforeByPerson: ReadonlyMap<string, Minutes>,
  afterByPerson: ReadonlyMap<string, Minutes>,
): WeekComparison {
  const rows = people.flatMap(({ person_id: personId, name }): PersonChange[] => {
    const before = beforeByPerson.get(personId);
    const after = afterByPerson.get(personId);
    return before === undefined || after === undefined ? [] : [{ personId, name, before, after }];
  });
  const changes = rows.filter((row) => sizeOf(row) > 0);
  return {
    before: totalOf(rows.map(({ before }) => before)),
    after: totalOf(rows.map(({ after }) => after)),
    changed: changes.length,
    most: changes
      .sort((one, other) => sizeOf(other) - sizeOf(one) || (one.name < other.name ? -1 : 1))
      .slice(0, named),
  };
}

function sizeOf({ before, after }: PersonChange): number {
  return minuteParts.reduce((sum, part) => sum + Math.abs(after[part] - before[part]), 0);
}

function totalOf(list: readonly Minutes[]): WeekTotal {
  const sum = (part: MinutePart) => list.reduce((total, minutes) => total + minutes[part], 0);
  return {
    people: list.filter((minutes) => minuteParts.some((part) => minutes[part] > 0)).length,
    regular: sum('regular'),
    overtime: sum('overtime'),
    double: sum('double'),
    premium: sum('premium'),
  };
}
