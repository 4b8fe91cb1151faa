import * as z from 'zod/mini';
import { callFunction } from '../../data/client/call-function.ts';
import type { Data } from '../../data/data.ts';

const bytesSchema = z.instanceof(Blob);

/** A function of the server that writes a spreadsheet. */
export type WorkbookName = 'hazard-sheet' | 'report-sheet' | 'table-sheet' | 'work-sheet';

/** A file that a function of the server writes of what the reader may see. Throws `DataError`. */
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
