import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadVendor, VendorDocument } from '@muster/contract/vendors';
import FileCheck from 'lucide-react/icons/file-check';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { FileStrip } from '../../../kit/record/FileStrip.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { List } from '../../../ui/List.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useOrderWords } from '../use-order-words.ts';

const DocumentSheet = lazyPart(async () => ({
  default: (await import('./DocumentSheet.tsx')).DocumentSheet,
}));

/** Papers of a vendor and until when they are valid. */
export function DocumentsCard({ page }: { readonly page: ReadVendor }) {
  const { t } = useLingui();
  const words = useOrderWords();
  const offlineReason = useNeedsNetwork();
  const [edited, setEdited] = useState<{
    readonly id: string;
    readonly document: VendorDocument | null;
  } | null>(null);
  const { documents, may_edit: mayEdit } = page;
  return (
    <Card
      title={t`Documents`}
      isFlush
      actions={
        mayEdit && (
          <Button
            size="sm"
            icon={Plus}
            disabledReason={offlineReason}
            onClick={() => setEdited({ id: randomId(), document: null })}
          >
            <Trans>Add document</Trans>
          </Button>
        )
      }
    >
      {documents.length === 0 ? (
        <EmptyState icon={FileCheck}>
          <Trans>No documents yet. Add the certificate of insurance first.</Trans>
        </EmptyState>
      ) : (
        <List label={t`Documents`}>
          {documents.map((document) => {
            const { id, kind, name, expires_on, is_expired, file } = document;
            return (
              <li key={id} className="space-y-2 px-4 py-3 md:px-5">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                  <p className="min-w-0 font-medium wrap-anywhere">
                    <bdi>{name}</bdi>
                    <span className="font-normal text-ink-3"> {words.documentKind(kind)}</span>
                  </p>
                  {expires_on !== null && (
                    <StatusBadge tone={is_expired ? 'danger' : 'done'} look="plain">
                      {is_expired ? (
                        <Trans>Expired {words.day(expires_on)}</Trans>
                      ) : (
                        <Trans>Valid until {words.day(expires_on)}</Trans>
                      )}
                    </StatusBadge>
                  )}
                </div>
                {file !== null && <FileStrip files={[file]} />}
                {mayEdit && (
                  <Button
                    size="sm"
                    aria-label={t`Edit ${name}`}
                    disabledReason={offlineReason}
                    onClick={() => setEdited({ id, document })}
                  >
                    <Trans>Edit</Trans>
                  </Button>
                )}
              </li>
            );
          })}
        </List>
      )}
      <Suspense>
        {edited !== null && (
          <DocumentSheet
            key={edited.id}
            vendorId={page.vendor.id}
            documentId={edited.id}
            document={edited.document}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}
