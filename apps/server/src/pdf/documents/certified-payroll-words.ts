import type { CertifiedGap } from '@muster/contract/certified-payroll';

/** In English only: the form goes to a federal agency. */
export const certifiedPayrollWords = {
  title: 'Certified payroll',
  subtitle:
    'In the order of form WH-347, revision of January 2025. Not the Department of Labor’s own form.',
  common: { page: 'Page {page} of {pages}', none: '' },
  blank: '____',
  contractor: 'Contractor or subcontractor',
  address: 'Business address',
  payrollNumber: 'Certified payroll no.',
  weekEnding: 'Week ending',
  project: 'Project',
  location: 'Project location',
  contract: 'Project or contract no.',
  prime: 'Prime contractor',
  determination: 'Wage determination no.',
  incomplete: 'Incomplete',
  header: {
    before: ['1A\nNo.', '1B–1E\nWorker, ID', '2\nJ/RA', '3\nClassification', '4'],
    after: [
      '5\nTotal',
      '6A\nRate',
      '6B\nFringe credit',
      '6C\nIn lieu of fringe',
      '7A\nGross, project',
      '7B\nGross, all work',
      '8A\nTax',
      '8B\nFICA',
      '8C\nOther',
      '8D\nTotal',
      '9\nNet pay',
    ],
  },
  notes:
    'J: journeyworker. RA: registered apprentice. ST, OT, DT: straight time, overtime, double time, in hours. 6B and ' +
    '6C: amount an hour. Overtime rates are those paid, from the regular rate of the week.',
  noContract: 'Contract number, prime contractor, location or wage determination is missing',
  notLocked: (name: string) => `${name}: work of this week is in no locked timesheet`,
  currencies: (currencies: readonly string[]) => `Several currencies: ${currencies.join(', ')}`,
  gaps: {
    worker_number: 'no worker number',
    worker_kind: 'journeyworker or registered apprentice not stated',
    classification: 'no classification',
    rate: 'no rate',
    days: 'hours by day differ from the hours paid',
    fringe_credit: 'no fringe credit',
    deductions: 'no deductions',
    net_pay: 'no net pay',
  } satisfies Readonly<Record<CertifiedGap, string>>,
  statement: {
    title: 'Statement of compliance',
    period: 'For the workweek',
    intro: 'I pay or supervise the payment of the people named above, and I state that:',
    points: [
      'This payroll is correct and complete, and has the information that 29 CFR 5.5(a)(3) requires for the week.',
      'Every worker was paid the full weekly wages earned. No rebates were or will be made, and no deductions were ' +
        'made from the full wages earned other than those that 29 CFR part 3 permits.',
      'Every worker was paid at least the wage rates and fringe benefits of the wage determination for the ' +
        'classification of the work performed.',
      'Every registered apprentice is in a program registered with the Office of Apprenticeship or a State ' +
        'apprenticeship agency it recognizes.',
    ],
    fringe: 'Fringe benefits are provided:',
    choices: [
      'to approved plans, funds or programs (6B)',
      'in cash (6C)',
      'both, as shown for each worker',
    ],
    remarks: 'Remarks and exceptions',
    signature: ['Signature', 'Name and title', 'Date', 'Phone and email'],
    warning:
      'Willful falsification of these statements may lead to civil or criminal prosecution (18 U.S.C. 1001 and ' +
      '31 U.S.C. 3729).',
  },
} as const;
