import { Trans, useLingui } from '@lingui/react/macro';
import type { Certificate } from '@muster/contract/person';
import FileText from 'lucide-react/icons/file-text';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { notify } from '../../ui/notices.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { scanUrl } from './certificate-file.ts';
import { certificateState } from './certificate-state.ts';
import { CertificateSheet } from './CertificateSheet.tsx';
import { usePersonWords } from './use-person-words.ts';

type CertificatesCardProps = {
  readonly personId: string;
  readonly certificates: readonly Certificate[];
  readonly today: string;
  readonly mayAdd: boolean;
  readonly mayChange: (certificate: Certificate) => boolean;
};

/** Trainings and licences with until when they hold; the soonest to end first. */
export function CertificatesCard({
  personId,
  certificates,
  today,
  mayAdd,
  mayChange,
}: CertificatesCardProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<Certificate | 'new' | null>(null);
  return (
    <Card
      title={t`Certificates`}
      isFlush
      {...(mayAdd && {
        actions: (
          <Button
            variant="quiet"
            size="sm"
            icon={Plus}
            aria-label={t`Add certificate`}
            onClick={() => setEdited('new')}
          >
            <Trans>Add</Trans>
          </Button>
        ),
      })}
    >
      {certificates.length === 0 && (
        <p className="px-4 py-4 text-14 text-ink-3 md:px-5">
          <Trans>No certificates yet.</Trans>
        </p>
      )}
      <List label={t`Certificates`}>
        {certificates.map((certificate) => (
          <CertificateRow
            key={certificate.id}
            certificate={certificate}
            today={today}
            onEdit={mayChange(certificate) ? () => setEdited(certificate) : null}
          />
        ))}
      </List>
      {edited !== null && (
        <CertificateSheet
          personId={personId}
          certificate={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

function CertificateRow({
  certificate,
  today,
  onEdit,
}: {
  readonly certificate: Certificate;
  readonly today: string;
  readonly onEdit: (() => void) | null;
}) {
  const { t } = useLingui();
  const words = usePersonWords();
  const { kind, number, issuer, expires_on, file_path } = certificate;
  return (
    <ListRow
      title={
        <span dir="auto" className="wrap-anywhere">
          {kind}
        </span>
      }
      detail={[
        number,
        issuer,
        expires_on === null ? t`Doesn’t expire` : t`Valid until ${words.day(expires_on)}`,
      ]
        .filter((part) => part !== null)
        .join(' · ')}
      trailing={
        <span className="flex flex-wrap items-center gap-2">
          <ExpiryBadge expiresOn={expires_on} today={today} />
          {file_path !== null && <OpenScan path={file_path} kind={kind} />}
          {onEdit !== null && (
            <Button size="sm" variant="quiet" aria-label={t`Edit ${kind}`} onClick={onEdit}>
              <Trans>Edit</Trans>
            </Button>
          )}
        </span>
      }
    />
  );
}

function ExpiryBadge({
  expiresOn,
  today,
}: {
  readonly expiresOn: string | null;
  readonly today: string;
}) {
  switch (certificateState(expiresOn, today)) {
    case 'expired':
      return (
        <StatusBadge tone="danger">
          <Trans>Expired</Trans>
        </StatusBadge>
      );
    case 'expiring':
      return (
        <StatusBadge tone="attention">
          <Trans>Expires soon</Trans>
        </StatusBadge>
      );
    case 'valid':
      return (
        <StatusBadge tone="done">
          <Trans>Valid</Trans>
        </StatusBadge>
      );
  }
}

function OpenScan({ path, kind }: { readonly path: string; readonly kind: string }) {
  const { t, i18n } = useLingui();
  const { files } = useData();
  const offlineReason = useNeedsNetwork();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    // Opened by the tap itself: a browser blocks a window that comes after a wait.
    const tab = window.open('', '_blank');
    setBusy(true);
    try {
      const url = await scanUrl(files, path);
      if (tab === null) window.location.assign(url);
      else {
        tab.opener = null;
        tab.location.replace(url);
      }
    } catch (error) {
      tab?.close();
      const body = i18n._(describeError(error));
      void notify({ id: 'scan', tone: 'destructive', title: t`Couldn’t open the file`, body });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={FileText}
      isBusy={isBusy}
      disabledReason={offlineReason}
      aria-label={t`Open the file for ${kind}`}
      onClick={() => void open()}
    >
      <Trans>File</Trans>
    </Button>
  );
}
