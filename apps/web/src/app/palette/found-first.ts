import type { PickerOption } from '../../ui/picker-option.ts';
import { matchesSearch, toSearchText } from '../../ui/search-text.ts';

/** A company may have thousands of people; who wants more of them types on. */
const mostOfGroup = 6;

/** What matches the query, at most six of a group, those whose name begins with it first. */
export function foundFirst(
  options: readonly PickerOption<string>[],
  query: string,
): readonly PickerOption<string>[] {
  const start = toSearchText(query);
  const found = options.filter(({ label, detail = '', keywords = '' }) =>
    matchesSearch(`${label} ${detail} ${keywords}`, query),
  );
  return [...Map.groupBy(found, ({ group = '' }) => group).values()].flatMap((group) => {
    const begins = ({ label }: PickerOption<string>) => toSearchText(label).startsWith(start);
    return [...group.filter(begins), ...group.filter((option) => !begins(option))].slice(
      0,
      mostOfGroup,
    );
  });
}
