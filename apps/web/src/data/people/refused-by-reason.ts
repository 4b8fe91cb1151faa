import type { MessageDescriptor } from '@lingui/core';
import type { ChangedPerson } from '@muster/contract/people';
import { describeCode } from '../errors/words.ts';

/** Those whom a change of many left as they are, by the reason in words. */
export function refusedByReason(
  people: readonly ChangedPerson[],
): readonly { readonly reason: MessageDescriptor; readonly names: readonly string[] }[] {
  const refused = people.filter(({ outcome }) => outcome === 'refused');
  return [...Map.groupBy(refused, ({ reason }) => reason ?? '')].map(([reason, those]) => ({
    reason: describeCode(reason),
    names: those.map(({ name }) => name),
  }));
}
