export const roles = [
  'employee',
  'supervisor',
  'admin',
  'kiosk',
  'superAdmin',
  /** A person whose membership has ended. */
  'leaver',
  /** The admin of the second company. */
  'outsider',
] as const;
export type Role = (typeof roles)[number];

export type Scope =
  /** The caller's own person. */
  | 'own person'
  /** The caller's login. */
  | 'own login'
  /** The people whom the supervisor leads, and the supervisor. */
  | 'crew people'
  /** Everyone in the company. */
  | 'company people'
  /** The caller's company. */
  | 'company'
  /** Every company. */
  | 'all companies'
  | 'all people'
  /** Projects of the caller's crews and those without a crew. */
  | 'own projects'
  | 'company projects'
  /** Those of the caller's crews. */
  | 'own crewed projects'
  /** Those of the company that have a crew. */
  | 'crewed projects'
  | 'own crews'
  | 'company crews'
  /** Rows of any company and of none. */
  | 'everything';
