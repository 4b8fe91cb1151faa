import type { Upload } from '../files/upload.ts';
import { uploadFile } from '../files/upload-file.ts';
import { stored } from '../files/storage-outcome.ts';

/**
 * A recorded answer. Where the company has stopped keeping them before the JSA arrived, the server takes none: there is
 * nothing for anyone to do about it, so the device lets it go.
 */
export const uploadClip: Upload = async (server, file, call) => {
  const outcome = await uploadFile(server, file, call);
  if (outcome.kind !== 'answered') return outcome;
  const isUnwanted = outcome.verdicts.some(
    (verdict) => verdict.result === 'attention' && notTheirs.has(verdict.code),
  );
  return isUnwanted ? stored(file.id) : outcome;
};

/** How the storage says that no policy lets the caller add a file: whole, and in parts. */
const notTheirs = new Set(['AccessDenied', 'Unauthorized', 'file_refused']);
