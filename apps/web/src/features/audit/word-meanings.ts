import type { I18n, MessageDescriptor } from '@lingui/core';
import type { AuditFilters } from '@muster/contract/audit';
import { matchesSearch } from '../../ui/search-text.ts';
import type { AllNames } from './audit-names-context.tsx';

type Names = Readonly<Record<string, MessageDescriptor>>;

const leastLetters = 3;
/** As many as the function takes. */
const mostMeanings = 20;

/** What the words of a search name in the reader's language, since a change has the values as the database keeps them. */
export function wordMeanings(
  words: string | undefined,
  { kinds, values, also }: Pick<AllNames, 'kinds' | 'values'> & { readonly also: Names },
  i18n: Pick<I18n, '_'>,
): Pick<AuditFilters, 'word_subjects' | 'word_values'> {
  if (words === undefined || words.trim().length < leastLetters) return {};
  const named = (names: Names) =>
    Object.entries(names)
      .filter(([key, name]) => {
        const other = also[key];
        return matchesSearch(`${i18n._(name)} ${other === undefined ? '' : i18n._(other)}`, words);
      })
      .map(([key]) => key)
      .slice(0, mostMeanings);
  const subjects = named(kinds);
  // One of several words is not indexed as one.
  const meant = named(values).filter((value) => /^[a-z]+$/.test(value));
  return {
    ...(subjects.length > 0 && { word_subjects: subjects.join(' ') }),
    ...(meant.length > 0 && { word_values: meant.join(' ') }),
  };
}
