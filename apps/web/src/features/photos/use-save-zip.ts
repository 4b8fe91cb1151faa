import type { PhotoFilter } from '@muster/contract/photos';
import { useMutation } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { fetchDocument } from '../../kit/pdf/fetch-document.ts';

/** Saves the photos that a filter finds as one ZIP. Throws `DataError`. */
export function useSaveZip() {
  const { api, config, platform } = useData();
  return useMutation<void, Error, PhotoFilter>({
    networkMode: 'always',
    mutationFn: async (filter) =>
      platform.files.save({
        name: 'photos.zip',
        type: 'application/zip',
        content: await fetchDocument({ api, config }, 'photos-zip', filter),
      }),
  });
}
