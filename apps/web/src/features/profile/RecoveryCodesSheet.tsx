import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

/** Creates recovery codes and shows them: only now, so they can be copied or saved at once. */
export function RecoveryCodesSheet({
  hasCodes,
  onClose,
}: {
  readonly hasCodes: boolean;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { auth } = useData();
  const offlineReason = useNeedsNetwork();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const create = async () => {
    setError(null);
    setBusy(true);
    const answer = await auth.call((client) =>
      hasCodes ? client.mfa.recoveryCodes.regenerate() : client.mfa.recoveryCodes.generate(),
    );
    setBusy(false);
    if (answer.ok) setCodes(answer.outcome.codes.map(grouped));
    else setError(i18n._(describeError(answer.error)));
  };
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Recovery codes`}
      description={t`Each code signs you in once without your authenticator app. Keep them where you’d find them if you lost your phone.`}
      footer={
        codes === null ? (
          <>
            <Button
              variant="primary"
              size="lg"
              isBusy={isBusy}
              disabledReason={offlineReason}
              onClick={() => void create()}
            >
              {hasCodes ? <Trans>Create new codes</Trans> : <Trans>Create codes</Trans>}
            </Button>
            <CancelButton onClick={onClose} />
          </>
        ) : (
          <Button variant="primary" size="lg" onClick={onClose}>
            <Trans>I saved my codes</Trans>
          </Button>
        )
      }
    >
      {error !== null && <Banner tone="danger">{error}</Banner>}
      {codes === null && hasCodes && (
        <p className="text-ink-2">
          <Trans>If you create new codes, your current ones stop working.</Trans>
        </p>
      )}
      {codes !== null && <NewCodes codes={codes} />}
    </Sheet>
  );
}

function NewCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useLingui();
  const { platform } = useData();
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = `${codes.join('\n')}\n`;
  return (
    <div className="space-y-4">
      <Banner tone="attention">
        <Trans>Save these codes now. You won’t see them again.</Trans>
      </Banner>
      <ul
        aria-label={t`Your codes`}
        className="grid gap-x-6 gap-y-2 font-mono text-14 md:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          icon={Download}
          onClick={() =>
            void platform.files.save({
              name: 'muster-recovery-codes.txt',
              type: 'text/plain',
              content: text,
            })
          }
        >
          <Trans>Download</Trans>
        </Button>
        <Button
          size="sm"
          icon={Copy}
          onClick={() => void platform.clipboard.write(text).then(setCopied)}
        >
          <Trans>Copy</Trans>
        </Button>
        <output className="text-14 text-ink-2">
          {copied === true && t`Copied`}
          {copied === false &&
            t`Your browser doesn’t allow copying. Select the text and copy it yourself.`}
        </output>
      </div>
    </div>
  );
}

/** In blocks of four, as people copy codes by hand. */
function grouped(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-');
}
