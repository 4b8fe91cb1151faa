import type { Language } from '@muster/domain/languages';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { invitationLink, invitationText } from './invitation-link.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { useInviteWords } from './use-invite-words.ts';

type InvitationReadyProps = {
  readonly name: string;
  /** The language of the person invited. */
  readonly language: Language;
  readonly token: string;
  readonly expiresAt: string | null;
  readonly onClose: () => void;
  /** Absent if there is no one else to invite. */
  readonly onNext?: () => void;
};

/** Shows the link, this one time only: to scan, to copy, or as a text message. */
export function InvitationReady({
  name,
  language,
  token,
  expiresAt,
  onClose,
  onNext,
}: InvitationReadyProps) {
  const { t } = useLingui();
  const { date } = useInviteWords();
  const { platform } = useData();
  const company = useIdentity().company?.name ?? 'Muster';
  const link = invitationLink(platform.origin, token);
  const until = expiresAt === null ? '' : date(expiresAt);
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Link for ${name}`}
      description={t`It works once, until ${until}. It won’t be shown again. You can create a new one at any time.`}
      footer={
        <>
          <Button variant="primary" size="lg" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
          {onNext !== undefined && (
            <Button size="lg" onClick={onNext}>
              <Trans>Invite someone else</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-5">
        <figure className="space-y-2 text-center">
          <QrCode text={link} label={t`QR code for the invitation`} />
          <figcaption className="text-14 text-ink-3">
            <Trans>Have them scan this code with their phone’s camera.</Trans>
          </figcaption>
        </figure>
        <CopiedText label={t`Link`} text={link} copyLabel={t`Copy link`} />
        <CopiedText
          label={t`Text message`}
          text={invitationText(language, { company, link })}
          copyLabel={t`Copy message`}
        />
      </div>
    </Sheet>
  );
}

function CopiedText({
  label,
  text,
  copyLabel,
}: {
  readonly label: string;
  readonly text: string;
  readonly copyLabel: string;
}) {
  const { t } = useLingui();
  const { platform } = useData();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  return (
    <div className="space-y-1.5">
      <p className="text-14 font-medium">{label}</p>
      <p className="rounded-control border border-line bg-surface-2 px-3 py-2.5 text-14 wrap-anywhere select-all">
        {text}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          icon={outcome === 'copied' ? Check : Copy}
          onClick={() =>
            void platform.clipboard
              .write(text)
              .then((isCopied) => setOutcome(isCopied ? 'copied' : 'refused'))
          }
        >
          {copyLabel}
        </Button>
        <output className="text-14 text-ink-2">
          {outcome === 'copied' && t`Copied`}
          {outcome === 'refused' &&
            t`Your browser doesn’t allow copying. Select the text and copy it yourself.`}
        </output>
      </div>
    </div>
  );
}
