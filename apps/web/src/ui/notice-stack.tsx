import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { toast, Toaster } from 'sonner';
import type { Notice } from './notice.ts';
import { useNoticeLift } from './use-notice-lift.ts';
import { useIsPhone } from './use-is-phone.ts';

const tones = {
  plain: { icon: Info, ink: 'text-info-ink' },
  good: { icon: CircleCheck, ink: 'text-running-ink' },
  destructive: { icon: CircleAlert, ink: 'text-danger-ink' },
} as const;

const defaultDurationMs = 6_000;

export function showNotice(notice: Notice): void {
  const duration = notice.durationMs ?? defaultDurationMs * (notice.tone === 'destructive' ? 2 : 1);
  toast.custom((id) => <NoticeCard notice={notice} onDismiss={() => toast.dismiss(id)} />, {
    duration,
    ...(notice.id === undefined ? {} : { id: notice.id }),
  });
}

/** The place where notices appear: above the phone's bar, never over a title or a control. */
export function NoticeStack() {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const lift = Object.fromEntries([['--notice-lift', `${useNoticeLift()}px`]]);
  return (
    // Sonner returns the focus when it leaves a notice, so Tab would cycle between the two.
    <div className="contents" onBlurCapture={(event) => event.stopPropagation()}>
      <Toaster
        style={lift}
        containerAriaLabel={t`Notices`}
        position={isPhone ? 'bottom-center' : 'bottom-right'}
        gap={8}
        visibleToasts={3}
        expand
        offset={24}
        mobileOffset={{
          left: 12,
          right: 12,
          bottom: 'calc(4.75rem + env(safe-area-inset-bottom))',
        }}
      />
    </div>
  );
}

type NoticeCardProps = { readonly notice: Notice; readonly onDismiss: () => void };

function NoticeCard({ notice, onDismiss }: NoticeCardProps) {
  const { t } = useLingui();
  const { icon: Icon, ink } = tones[notice.tone];
  return (
    <div
      role={notice.tone === 'destructive' ? 'alert' : undefined}
      className="relative flex w-full items-start gap-3 rounded-card bg-surface-1 px-4 py-2 text-ink-1 shadow-floating dark:bg-surface-2"
    >
      <Icon aria-hidden className={clsx('mt-2.5 size-5 shrink-0', ink)} />
      <div className="min-w-0 flex-1 py-2">
        <p
          className={clsx(
            'pr-10 text-14 font-medium wrap-anywhere md:pr-8',
            notice.tone === 'destructive' && 'text-danger-ink',
          )}
        >
          {notice.title}
        </p>
        {/* Below the dismiss button: a wider notice is lower and covers less. */}
        {notice.body !== undefined && (
          <p className="mt-0.5 text-14 wrap-anywhere text-ink-2">{notice.body}</p>
        )}
        {notice.action !== undefined && (
          <button
            type="button"
            onClick={() => {
              notice.action?.onPress();
              onDismiss();
            }}
            className="mt-1 -ml-2 min-h-11 rounded-control px-2 text-14 font-medium text-accent-ink hover:bg-surface-2 md:min-h-8"
          >
            {notice.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={t`Dismiss`}
        onClick={onDismiss}
        className="absolute top-0 right-0 flex size-11 items-center justify-center rounded-control text-ink-3 hover:bg-surface-2 hover:text-ink-1 md:top-1 md:right-1 md:size-9"
      >
        <X aria-hidden className="size-4.5" />
      </button>
    </div>
  );
}
