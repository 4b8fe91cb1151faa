import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { PickerSheet } from '../../ui/PickerSheet.tsx';
import type { PickerOption } from '../../ui/picker-option.ts';
import { foundFirst } from './found-first.ts';
import { useFoundRecords } from './use-found-records.ts';
import { usePaletteOptions } from './use-palette-options.ts';

type PaletteProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** Finds records, pages, settings and actions while typing: first those on the device, then the server's results. */
export function Palette({ isOpen, onOpenChange }: PaletteProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isAdmin = useIdentity().role === 'admin';
  const [query, setQuery] = useState('');
  const { pages, settings, records } = usePaletteOptions();
  const text = query.trim();
  const found = useFoundRecords(text);
  const everywhere: PickerOption<string> = {
    value: `/admin/employees?q=${encodeURIComponent(text)}`,
    label: t`Search all people for “${text}”`,
    keywords: text,
    group: t`Team`,
  };
  const options =
    text === ''
      ? pages
      : [
          ...foundFirst(onceEach([...records, ...found, ...pages, ...settings]), text),
          ...(isAdmin ? [everywhere] : []),
        ];
  return (
    <PickerSheet
      isOpen={isOpen}
      onOpenChange={(open) => {
        onOpenChange(open);
        if (!open) setQuery('');
      }}
      title={t`Search`}
      searchLabel={t`Person, record or page`}
      emptyText={t`No matches`}
      options={options}
      value={null}
      onQueryChange={setQuery}
      onChoose={(path) => {
        onOpenChange(false);
        setQuery('');
        if (path !== null) void navigate({ href: path.replace(/#$/, '') });
      }}
    />
  );
}

/** Merges an option that both the device and the server have found; the device's is kept. */
function onceEach(options: readonly PickerOption<string>[]): readonly PickerOption<string>[] {
  return [
    ...new Map(options.toReversed().map((option) => [option.value, option])).values(),
  ].toReversed();
}
