import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useShortcuts } from './use-shortcuts.ts';

type ShortcutsSheetProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** Every key of the app, where it works. */
export function ShortcutsSheet({ isOpen, onOpenChange }: ShortcutsSheetProps) {
  const { t } = useLingui();
  const groups = useShortcuts();
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t`Keyboard shortcuts`}
      footer={
        <Link to="/help" className={buttonStyles()} onClick={() => onOpenChange(false)}>
          <Trans>How each area works</Trans>
        </Link>
      }
    >
      <div className="space-y-6">
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="text-14 font-semibold text-ink-3">{title}</h3>
            <dl className="mt-2 space-y-2">
              {keys.map(({ press, does }) => (
                <div key={does} className="flex items-baseline justify-between gap-4">
                  <dt>{does}</dt>
                  <dd className="flex shrink-0 flex-wrap justify-end gap-1">
                    {press.map((key) => (
                      <kbd
                        key={key}
                        className="rounded-control border border-line bg-surface-2 px-1.5 py-0.5 font-sans text-14 text-ink-2"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Sheet>
  );
}
