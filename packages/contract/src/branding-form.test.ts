import { describe, expect, it } from 'vitest';
import { brandingFormSchema, companyFactsSchema } from './branding-form.ts';
import cases from './cases/company-look.json' with { type: 'json' };

const schemas = { branding: brandingFormSchema, company: companyFactsSchema };

describe.each(['branding', 'company'] as const)('the form of %s', (part) => {
  const { good, accepted, refused } = cases[part];

  it.each(refused.map(({ field, change }) => [field, JSON.stringify(change), change] as const))(
    'refuses %s: %s',
    (field, _, change) => {
      const { error } = schemas[part].safeParse({ ...good, ...change });
      const [issue] = error?.issues ?? [];
      const named = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
      expect(named).toBe(field);
    },
  );

  it.each(Object.keys(good))('refuses to go without %s', (field) => {
    const { [field]: _, ...rest } = good as Readonly<Record<string, unknown>>;
    expect(schemas[part].safeParse(rest).success).toBe(false);
  });

  it('takes what is right', () => {
    for (const change of accepted) {
      expect(schemas[part].safeParse({ ...good, ...change }).error).toBeUndefined();
    }
  });

  it('counts letters, not the units they are stored in', () => {
    const field = part === 'branding' ? 'brand_name' : 'company_type';
    const most = part === 'branding' ? 200 : 100;
    const named = (text: string) => schemas[part].safeParse({ ...good, [field]: text }).success;
    expect(named('🦺'.repeat(most))).toBe(true);
    expect(named('🦺'.repeat(most + 1))).toBe(false);
  });
});
