import type { I18n, MessageDescriptor } from '@lingui/core';
import type { AuditFilters } from '@muster/contract/audit';
import { matchesSearch } from '../../ui/search-text.ts';
import type { AllNames } from './audit-names-context.tsx';

type Names = Readonly<Record<string, MessageDescriptor>>;

const leastLetters = 3;
/** The most that the server's function accepts. */
const mostMeanings = 20;

/**
 * Maps search words in the reader's language to record kinds and fixed values: the audit log stores those as the
 * database does.
 */
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
  // A value of several words isn't indexed as one word.
  const meant = named(values).filter((value) => /^[a-z]+$/.test(value));
  return {
    ...(subjects.length > 0 && { word_subjects: subjects.join(' ') }),
    ...(meant.length > 0 && { word_values: meant.join(' ') }),
  };
}
