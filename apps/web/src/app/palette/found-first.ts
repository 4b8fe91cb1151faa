import type { PickerOption } from '../../ui/picker-option.ts';
import { matchesSearch, toSearchText } from '../../ui/search-text.ts';

/** A company may have thousands of people; typing more narrows the list. */
const mostOfGroup = 6;

/**
 * Returns the options that match the query, at most six per group, those whose name begins with it first. Groups with
 * a match in a name come before those that only mention the words, such as the shifts of a project.
 */
export function foundFirst(
  options: readonly PickerOption<string>[],
  query: string,
): readonly PickerOption<string>[] {
  const start = toSearchText(query);
  const found = options.filter(({ label, detail = '', keywords = '' }) =>
    matchesSearch(`${label} ${detail} ${keywords}`, query),
  );
  const groups = [...Map.groupBy(found, ({ group = '' }) => group).values()];
  const isNamed = (group: readonly PickerOption<string>[]) =>
    group.some(({ label }) => matchesSearch(label, query));
  return [...groups.filter(isNamed), ...groups.filter((group) => !isNamed(group))].flatMap(
    (group) => {
      const begins = ({ label }: PickerOption<string>) => toSearchText(label).startsWith(start);
      return [...group.filter(begins), ...group.filter((option) => !begins(option))].slice(
        0,
        mostOfGroup,
      );
    },
  );
}
