import { msg } from '@lingui/core/macro';
import type { ErrorWords } from '../../data/errors/words.ts';

/** Why a company's own sign-in isn't saved or switched on. */
export const companySignInErrors: ErrorWords = {
  domain_not_proven: msg`We haven’t found the DNS record for each domain yet. Add it, then check again.`,
  domain_taken: msg`Another company sign-in already uses one of these domains.`,
  too_many: msg`You can’t add more of these. Remove one first.`,
};
