import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** The texts of errors shown to a suspended company, and to the platform admins who suspend one. */
export const suspensionErrors: ErrorWords = {
  company_suspended: msg`Your company is suspended. You can still clock in and out.`,
  already_suspended: msg`This company is already suspended.`,
  not_suspended: msg`This company isn’t suspended.`,
  platform_login: msg`A platform admin’s login can only be changed on the server itself.`,
  no_factor: msg`This login has no second factor.`,
  has_company: msg`This login belongs to a company, so it can’t manage all companies.`,
};
