import {
  type ProposedReceipt,
  proposedReceiptSchema,
  receiptTextLimits,
} from '@muster/contract/receipt-text';
import { useQuery } from '@tanstack/react-query';
import { callFunction, readJson } from '../../../data/client/call-function.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { NewPhoto } from '../../../kit/photos/PhotosField.tsx';
import { documentType } from '../../../kit/record/prepare-attachment.ts';

/**
 * Returns what the server reads in a receipt's first PDF file; null if there is no PDF, offline, or until it has been
 * read.
 */
export function useReceiptText(files: readonly NewPhoto[]): ProposedReceipt | null {
  const { api, config } = useData();
  const { user_id } = useIdentity();
  const file = files.find(
    ({ bytes }) => bytes.type === documentType && bytes.size <= receiptTextLimits.bytes,
  );
  const read = useQuery({
    queryKey: queryKey(user_id, 'receipt_text', file?.id ?? ''),
    enabled: file !== undefined,
    retry: false,
    queryFn: ({ signal }) =>
      callFunction(
        { api, config },
        {
          path: 'receipt-text',
          body: file?.bytes ?? '',
          contentType: documentType,
          signal,
          read: readJson,
        },
        proposedReceiptSchema,
      ),
  });
  return read.data ?? null;
}
