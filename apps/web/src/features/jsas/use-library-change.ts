import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { randomId } from '../../platform/random-id.ts';
import { notify } from '../../ui/notices.ts';

/**
 * Adds something to the company's library under an id that the device makes, or changes it over the version
 * that was read; `onSaved` says so and closes the sheet.
 *
 * @param stored null: a new one
 */
export function useLibraryChange(
  call: 'save_jsa_template' | 'save_library_item',
  stored: { readonly id: string } | null,
  onClose: () => void,
) {
  const { t } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const [id] = useState(() => stored?.id ?? randomId());
  const change = useVerdictMutation({
    change: (parameters: Readonly<Record<string, unknown>>, { send }) => send(call, parameters),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: queryKey(user_id, 'safety_library') }),
  });
  return {
    id,
    save: (parameters: Readonly<Record<string, unknown>>, version: number | undefined) =>
      change.mutateAsync({ ...parameters, ...(version !== undefined && { version }) }),
    onSaved: () => {
      void notify({ id: 'library', tone: 'good', title: t`Saved` });
      onClose();
    },
  };
}
