import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Other words by which people look for a kind of record or a value, beside its name. */
export const otherWords: Readonly<Record<string, MessageDescriptor>> = {
  schedule_publications: msg`publication publish`,
  published_shifts: msg`publication publish`,
  approved: msg`approval approve`,
  locked: msg`lock`,
  signed: msg`signature sign`,
};
