import type { PayrollMapping } from '@muster/contract/payroll';
import { expect, test } from 'vitest';
import { mappingRows } from './mapping-rows.ts';

const mapping: PayrollMapping = {
  verdict: 'ok',
  system: 'generic',
  rules: {
    cost_code: { max: 20 },
    earning: { max: 20, required: [] },
    settings: {},
    negative: true,
    currencies: true,
  },
  people: [],
  projects: [{ id: '22222222-2222-4222-8222-222222222222', name: 'Elm Street', value: 'P1' }],
  cost_codes: [
    { id: '11111111-1111-4111-8111-111111111111', code: '01 50', name: 'مرافق مؤقتة', value: null },
  ],
  names: {},
};
const words = { earning: (earning: string) => earning, setting: (name: string) => name };

test('keeps a cost code apart from its name, which may run from right to left', () => {
  expect(mappingRows(mapping, 'cost_codes', words)).toMatchObject([
    { kind: 'cost_code', code: '01 50', name: 'مرافق مؤقتة', value: '' },
  ]);
  expect(mappingRows(mapping, 'projects', words)[0]).not.toHaveProperty('code');
});
