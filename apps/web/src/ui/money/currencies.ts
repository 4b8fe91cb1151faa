/** Those in which pay is set, the usual ones first. */
export const currencies = [
  'USD',
  'CAD',
  'MXN',
  'EUR',
  'GBP',
  'AUD',
  'NZD',
  'CHF',
  'COP',
  'CLP',
  'PEN',
] as const;
