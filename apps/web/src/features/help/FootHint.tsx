import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useEffect, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { hideHints, hintsLeft } from './hints.ts';
import { topicAt } from './help-topics.ts';

type FootHintProps = {
  readonly path: string;
  /** Asks the browser to install the app; null if it can't, or if the app is installed. */
  readonly install: (() => void) | null;
};

/**
 * One unobtrusive line at the end of a page: an offer to install the app, once someone has punched here in a browser
 * that supports it, otherwise how this area works, until they have read it. Each is dismissed for good on this device.
 */
export function FootHint({ path, install }: FootHintProps) {
  const { t } = useLingui();
  const { localStore } = useData().platform;
  const { role, user_id } = useIdentity();
  const isPunching = useOutbox().items.some(({ kind }) => kind === 'punch');
  const [hasPunched, setHasPunched] = useState(isPunching);
  if (isPunching && !hasPunched) setHasPunched(true);
  const [left, setLeft] = useState(() => hintsLeft(localStore, user_id));
  const hide = (which: 'install' | 'topics') => {
    hideHints(localStore, user_id, which);
    setLeft(hintsLeft(localStore, user_id));
  };
  const topic = useIsSettled(path) ? topicAt(role, path) : null;
  if (install !== null && hasPunched && left.install) {
    return (
      <Line
        icon={<Download aria-hidden className="size-5 shrink-0 text-ink-3" />}
        text={
          <Trans>Put Muster on your home screen. It opens faster, also without a network.</Trans>
        }
        onHide={() => hide('install')}
        hideLabel={t`No, thanks`}
      >
        <Button size="sm" onClick={install}>
          <Trans>Install</Trans>
        </Button>
      </Line>
    );
  }
  if (topic === null || !left.topics) return null;
  return (
    <Line
      icon={<CircleHelp aria-hidden className="size-5 shrink-0 text-ink-3" />}
      text={<Trans>New here?</Trans>}
      onHide={() => hide('topics')}
      hideLabel={t`Don’t show these hints`}
    >
      <Link to="/help/$topic" params={{ topic }} className={buttonStyles({ size: 'sm' })}>
        <Trans>How this works</Trans>
      </Link>
    </Line>
  );
}

const settledMs = 2000;

/** True once a page has been open for a moment: a hint that appears earlier would be pushed down by the content. */
function useIsSettled(path: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(path), settledMs);
    return () => clearTimeout(timer);
  }, [path]);
  return settled === path;
}

type LineProps = {
  readonly icon: ReactNode;
  readonly text: ReactNode;
  readonly hideLabel: string;
  readonly onHide: () => void;
  readonly children: ReactNode;
};

function Line({ icon, text, hideLabel, onHide, children }: LineProps) {
  return (
    <aside className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4 text-14 text-ink-2 print:hidden">
      {icon}
      <span className="min-w-0 flex-1 basis-40">{text}</span>
      <span className="flex flex-wrap gap-2">
        {children}
        <Button size="sm" variant="quiet" onClick={onHide}>
          {hideLabel}
        </Button>
      </span>
    </aside>
  );
}
