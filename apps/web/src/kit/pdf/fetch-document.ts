import * as z from 'zod/mini';
import { callFunction } from '../../data/client/call-function.ts';
import type { Data } from '../../data/data.ts';

const bytesSchema = z.instanceof(Blob);

/** A server function that writes a spreadsheet. */
export type WorkbookName = 'hazard-sheet' | 'report-sheet' | 'table-sheet' | 'work-sheet';

/** Fetches a file that a server function makes from what the reader may see. Throws `DataError`. */
export function fetchDocument(
  data: Pick<Data, 'api' | 'config'>,
  name: 'make-pdf' | 'personal-archive' | 'photos-zip' | WorkbookName,
  request: object,
): Promise<Blob> {
  return callFunction(
    data,
    {
      path: name,
      body: JSON.stringify(request),
      contentType: 'application/json',
      read: (response) => response.blob(),
    },
    bytesSchema,
  );
}
