import type { CertifiedGap, contractGaps } from '@muster/contract/certified-payroll';

/**
 * In English only: the form goes to a federal agency. The statement is the form's own, word for word, since 29 CFR
 * 5.5(a)(3)(ii) takes another document with identical wording only: docs/decisions/0184-wh-347-states-weekly-totals.md.
 */
export const certifiedPayrollWords = {
  title: 'Davis-Bacon and Related Acts Weekly Certified Payroll',
  subtitle:
    'In the order of form WH-347, Rev. January 2025. Not the Department of Labor’s own form.',
  common: { page: 'Page {page} of {pages}', none: '' },
  blank: '____',
  boxes: ['Submission of final DBRA certified payroll', 'Prime contractor', 'Subcontractor'],
  contractor: 'Prime contractor’s/subcontractor’s business name',
  address: 'Prime contractor’s/subcontractor’s business address',
  payrollNumber: 'Certified payroll no.',
  weekEnding: 'Week ending date',
  project: 'Project name',
  location: 'Project location',
  contract: 'Project no. or contract no.',
  prime: 'Prime contractor',
  determination: 'Wage determination no.',
  incomplete: 'Incomplete',
  header: {
    before: [
      '1A\nNo.',
      '1B–1E\nWorker name, identifying no.',
      '2\nJ/RA',
      '3\nLabor classification',
      '4',
    ],
    after: [
      '5\nTotal hours',
      '6A\nHourly rate paid',
      '6B\nTotal fringe benefit credit',
      '6C\nPaid in lieu of fringe benefits',
      '7A\nGross earned',
      '7B\nGross, all work',
      '8\nTax with\u{AD}holdings',
      '8\nFICA',
      '8\nOther',
      '8\nTotal deduc\u{AD}tions',
      '9\nNet pay, all work',
    ],
  },
  notes:
    'J: journeyworker. RA: registered apprentice, with level of progression. ST, OT, DT: straight time, overtime, ' +
    'double time, in hours. 6A: without cash in lieu of fringe benefits; overtime as paid, from the regular rate of ' +
    'the week. 6B and 6C: totals of the week; 6B is the hourly credit of the statement times all hours of the row. ' +
    '7A includes 6C.',
  notLocked: (name: string) => `${name}: work of this week is in no locked timesheet`,
  currencies: (currencies: readonly string[]) => `Several currencies: ${currencies.join(', ')}`,
  contractGaps: {
    contract: 'Contract number, prime contractor, location or wage determination is missing',
    fringe_plans: 'Type, number or funding of a benefit plan is missing',
    apprentice_programs: 'No apprenticeship program is entered for the registered apprentices',
  } satisfies Readonly<Record<(typeof contractGaps)[number], string>>,
  gaps: {
    worker_number: 'no worker number',
    worker_kind: 'journeyworker or registered apprentice not stated',
    apprentice_level: 'no level of progression',
    classification: 'no classification',
    rate: 'no rate',
    days: 'hours by day differ from the hours paid',
    fringe_credit: 'no fringe credit',
    fringe_plan: 'fringe credit of a plan that the contract doesn’t name',
    deductions: 'no deductions',
    other_note: 'other deductions not specified',
    net_pay: 'no net pay',
  } satisfies Readonly<Record<CertifiedGap, string>>,
  otherDeduction: (entry: number, note: string) =>
    `Other deductions of worker entry no. ${String(entry)}: ${note}`,
  statement: {
    title: 'Statement of Compliance',
    official: 'Certifying official’s name and title',
    intro:
      'I paid or supervised the payment of the laborers or mechanics working on the above project during the stated ' +
      'time period. I certify the following:',
    payroll:
      'The payroll information submitted with this statement is correct and complete for the above project during ' +
      'the above period, and the wage and fringe benefit rates paid to the workers, including credit taken for the ' +
      'reasonably anticipated costs of a bona fide fringe benefit plan, fund or program, are not less than the ' +
      'applicable wage and fringe benefits rates for the classification(s) of work actually performed, as specified ' +
      'in the wage determination(s) incorporated into the contract.',
    records:
      'All regular payrolls and all other basic records that the contractor is required to maintain for this payroll ' +
      'period are complete and accurate and will be made available upon request from the agency or the Department of ' +
      'Labor.',
    classifications:
      'The classifications reported for each laborer or mechanic are the classification(s) of work that each worker ' +
      'actually performed.',
    apprentices:
      'Any workers paid as apprentices during the above period are duly registered in a bona fide apprenticeship ' +
      'program registered with the Office of Apprenticeship, Employment and Training Administration, United States ' +
      'Department of Labor (“OA”), or a State Apprenticeship Agency (“SAA”) recognized by Department of Labor. I ' +
      'have verified the registered apprenticeship program information provided below as accurate and applicable to ' +
      'any apprentices identified on page 1 of this form.',
    programs: [
      'Apprenticeship program name',
      'OA / SAA',
      'Registered name of labor classification',
    ],
    fringe:
      'Fringe benefits have been paid in cash and/or to bona fide fringe benefit plans, funds, or programs. Where the ' +
      'contractor is claiming an hourly credit for their contributions to or reasonably anticipated costs of a bona ' +
      'fide fringe benefit plan, fund, or program, provide plan information and the hourly credit claimed for each ' +
      'worker listed on the previous page of this form.',
    creditTitle: 'Hourly credit for fringe benefits',
    creditIntro:
      'If an amount is listed in (6B) on the first page of this certified payroll form, enter the hourly credit ' +
      'claimed under each plan name, type and number for each worker and check whether the plan is funded or ' +
      'unfunded.',
    funding: ['Funded', 'Unfunded'],
    creditHeader: { worker: 'Name of worker', total: 'Total hourly credit' },
    planLabels: ['FB name', 'FB type', 'Plan no.', 'Funded or unfunded'],
    wages:
      'All workers on the project have been paid the full weekly wages earned, and no rebates or deductions have been ' +
      'or will be made either directly or indirectly, other than permissible deductions as defined in 29 CFR part 3.',
    remarks: 'Additional remarks',
    signature: ['Signature of certifying official', 'Date', 'Telephone number', 'Email address'],
    warning:
      'THE WILLFUL FALSIFICATION OF ANY OF THE ABOVE STATEMENTS MAY SUBJECT THE CONTRACTOR OR SUBCONTRACTOR TO CIVIL OR ' +
      'CRIMINAL PROSECUTION (SEE SECTION 1001 OF TITLE 18 AND SECTION 3729 OF TITLE 31 OF THE UNITED STATES CODE), AS ' +
      'WELL AS DEBARMENT FROM FUTURE FEDERAL AND FEDERALLY-ASSISTED CONTRACTS. INFORMATION REPORTED IN CERTIFIED ' +
      'PAYROLLS MAY BE SUBJECT TO DISCLOSURE IN RESPONSE TO A FREEDOM OF INFORMATION ACT REQUEST.',
  },
} as const;
