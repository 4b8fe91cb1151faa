import { useLingui } from '@lingui/react/macro';
import { useData } from '../data-context.tsx';
import { useNetwork } from '../query/use-network.ts';
import type { ProfileChanges } from './profile-change.ts';

/** The notice shown once a change to the user's own profile is safe on the device. */
type SavedWords = { readonly title: string; readonly body?: string };

/** Saves a change to the user's own profile, with or without a network. Throws `StorageError`. */
export function useSaveOwnProfile(): (
  changes: ProfileChanges,
  saved: string,
) => Promise<SavedWords> {
  const { profile } = useData();
  const savedWords = useSavedWords();
  return async (changes, saved) => {
    if (Object.keys(changes).length > 0) await profile.save(changes);
    return savedWords(saved);
  };
}

/** Returns a function that makes the notice: `saved`, or offline, that the device has stored the change. */
export function useSavedWords(): (saved: string) => SavedWords {
  const { t } = useLingui();
  const isOffline = useNetwork() === 'offline';
  return (saved) =>
    isOffline
      ? { title: t`Saved on this device`, body: t`It syncs when you’re back online.` }
      : { title: saved };
}
