import {
  payrollEarnings,
  type PayrollEarning,
  type PayrollFieldRule,
  type PayrollMapping,
  type PayrollMappingChange,
} from '@muster/contract/payroll';

export const mappingParts = ['people', 'earnings', 'projects', 'cost_codes', 'settings'] as const;
export type MappingPart = (typeof mappingParts)[number];

export type MappingRow = {
  readonly kind: PayrollMappingChange['kind'];
  readonly key: string;
  /** A cost code's code, apart from its name, whose writing direction may differ. */
  readonly code?: string;
  readonly name: string;
  readonly value: string;
  /** A value that one press fills in, such as the employee number. */
  readonly suggestion: string | null;
  readonly isRequired: boolean;
};

/** Returns the parts that the system's files have a field for. */
export function partsOf({ rules }: PayrollMapping): MappingPart[] {
  return mappingParts.filter((part) => {
    switch (part) {
      case 'people':
        return rules.person !== undefined;
      case 'projects':
        return rules.project !== undefined;
      case 'cost_codes':
        return rules.cost_code !== undefined;
      case 'settings':
        return Object.keys(rules.settings).length > 0;
      case 'earnings':
        return true;
    }
  });
}

export function mappingRows(
  mapping: PayrollMapping,
  part: MappingPart,
  words: {
    readonly earning: (earning: PayrollEarning) => string;
    readonly setting: (name: string) => string;
  },
): MappingRow[] {
  const { rules, names, system } = mapping;
  switch (part) {
    case 'people':
      return mapping.people.map((person) => ({
        kind: 'person',
        key: person.person_id,
        name: person.name,
        value: person.value ?? '',
        suggestion: system.startsWith('quickbooks') ? person.name : person.employee_number,
        isRequired: rules.person?.required === true && person.is_active,
      }));
    case 'projects':
      return mapping.projects.map((row) => codeRow('project', row));
    case 'cost_codes':
      return mapping.cost_codes.map((row) => ({ ...codeRow('cost_code', row), code: row.code }));
    case 'earnings':
      return payrollEarnings.map((earning) => ({
        kind: 'earning',
        key: earning,
        name: words.earning(earning),
        value: names[`earning:${earning}`] ?? '',
        suggestion: null,
        isRequired: rules.earning.required.includes(earning),
      }));
    case 'settings':
      return Object.entries(rules.settings).map(([name, rule]) => ({
        kind: 'setting',
        key: name,
        name: words.setting(name),
        value: names[`setting:${name}`] ?? '',
        suggestion: null,
        isRequired: rule.required === true,
      }));
  }
}

/** Returns the error of a name for the system's files, or null if it has none. */
export function mappingTrouble(
  { rules }: PayrollMapping,
  { kind, key }: Pick<MappingRow, 'kind' | 'key'>,
  value: string,
): { readonly kind: 'too_long'; readonly most: number } | { readonly kind: 'form' } | null {
  const text = value.trim();
  const rule = ruleOf(rules, kind, key);
  if (text === '' || rule === undefined) return null;
  if (text.length > rule.max) return { kind: 'too_long', most: rule.max };
  if (rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(text)) {
    return { kind: 'form' };
  }
  return null;
}

function ruleOf(
  rules: PayrollMapping['rules'],
  kind: MappingRow['kind'],
  key: string,
): Pick<PayrollFieldRule, 'max' | 'pattern'> | undefined {
  switch (kind) {
    case 'person':
      return rules.person;
    case 'project':
      return rules.project;
    case 'cost_code':
      return rules.cost_code;
    case 'earning':
      return rules.earning;
    case 'setting':
      return rules.settings[key];
  }
}

function codeRow(
  kind: 'project' | 'cost_code',
  {
    id,
    name,
    value,
  }: { readonly id: string; readonly name: string; readonly value: string | null },
): MappingRow {
  return { kind, key: id, name, value: value ?? '', suggestion: null, isRequired: false };
}
