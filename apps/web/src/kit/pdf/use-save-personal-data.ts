import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { fetchDocument } from './fetch-document.ts';

/** Saves everything that is kept about the reader, or about a person without a login for an admin, as a ZIP. */
export function useSavePersonalData(personId: string | null, onError: (error: DataError) => void) {
  const { api, config, platform } = useData();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const today = new Date(platform.clock.wallMs()).toISOString().slice(0, 10);
      await platform.files.save({
        name: `muster-${personId === null ? 'my' : 'person'}-data-${today}.zip`,
        type: 'application/zip',
        content: await fetchDocument(
          { api, config },
          'personal-archive',
          personId === null ? {} : { person_id: personId },
        ),
      });
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      onError(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
