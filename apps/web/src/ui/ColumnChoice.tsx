import { useLingui } from '@lingui/react/macro';
import Columns3 from 'lucide-react/icons/columns-3';
import { IconButton } from './IconButton.tsx';
import { Menu } from './Menu.tsx';

type ColumnChoiceProps = {
  readonly columns: readonly { readonly key: string; readonly header: string }[];
  readonly hiddenKeys: ReadonlySet<string>;
  readonly onChange: (hiddenKeys: ReadonlySet<string>) => void;
};

/** Chooses the columns of a `DataTable` to show. */
export function ColumnChoice({ columns, hiddenKeys, onChange }: ColumnChoiceProps) {
  const { t } = useLingui();
  return (
    <Menu
      trigger={<IconButton icon={Columns3} label={t`Choose columns`} />}
      items={columns.map(({ key, header }) => ({
        kind: 'check',
        label: header,
        isChecked: !hiddenKeys.has(key),
        onChange: (isShown) => {
          const others = [...hiddenKeys].filter((hidden) => hidden !== key);
          onChange(new Set(isShown ? others : [...others, key]));
        },
      }))}
    />
  );
}
