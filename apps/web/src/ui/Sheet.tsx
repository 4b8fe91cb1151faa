import { Dialog } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';

type SheetProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** Actions; on a phone they stay within the thumb's reach. */
  readonly footer?: ReactNode;
  /** Secondary actions, such as deleting a record: at the end of the content, separate from the footer. */
  readonly otherActions?: ReactNode;
  /** Between the content and the actions, visible however far the content is scrolled. */
  readonly notice?: ReactNode;
  /** `tall` keeps its height while its content changes, such as a searched list. */
  readonly height?: 'content' | 'tall';
  /** No padding around the children: lists have their own. */
  readonly isFlush?: boolean;
  readonly initialFocus?: ComponentProps<typeof Dialog.Popup>['initialFocus'];
  readonly children?: ReactNode;
};

/** A dialog that rises from the bottom on a phone, and is centered on a desktop. */
export function Sheet({
  isOpen,
  onOpenChange,
  title,
  description,
  footer,
  otherActions,
  notice,
  height = 'content',
  isFlush = false,
  initialFocus,
  children,
}: SheetProps) {
  const { t } = useLingui();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-backdrop transition-opacity duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          {...(initialFocus === undefined ? {} : { initialFocus })}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-2.5rem)] flex-col rounded-t-sheet bg-surface-1 text-ink-1 shadow-floating outline-none',
            'transition-[translate,scale,opacity] duration-200 ease-out data-ending-style:translate-y-full data-starting-style:translate-y-full',
            'md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:max-h-[min(42rem,calc(100dvh-4rem))] md:w-[30rem] md:max-w-[calc(100vw-3rem)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-card',
            'md:data-ending-style:-translate-y-1/2 md:data-ending-style:scale-[0.98] md:data-ending-style:opacity-0 md:data-starting-style:-translate-y-1/2 md:data-starting-style:scale-[0.98] md:data-starting-style:opacity-0',
            height === 'tall' && 'h-[calc(100dvh-2.5rem)] md:h-[36rem]',
          )}
        >
          {/* Not landmarks: parts of the page that mount after a sheet has opened still expose theirs. */}
          <div className="shrink-0 pt-5.5 pr-16 pb-4.5 pl-5 md:pb-3 md:pl-6">
            <Dialog.Title className="text-18 leading-title font-semibold tracking-title">
              {title}
            </Dialog.Title>
            {description !== undefined && (
              <Dialog.Description className="mt-1.5 text-14 text-ink-2">
                {description}
              </Dialog.Description>
            )}
          </div>
          <div
            ref={letKeysScroll}
            className={clsx(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain',
              !isFlush && 'px-5 pt-1 pb-5 md:px-6',
            )}
          >
            {children}
            {Boolean(otherActions) && (
              <div className="mt-5 border-t border-line pt-3">{otherActions}</div>
            )}
          </div>
          {Boolean(notice) && <div className="shrink-0 px-5 pb-3 md:px-6">{notice}</div>}
          {footer !== undefined && (
            <div className="flex shrink-0 flex-col gap-2 border-t border-line px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] md:flex-row-reverse md:px-6 md:py-4 [&>span]:items-stretch md:[&>span]:items-end">
              {footer}
            </div>
          )}
          {/* Last in the tab order: the sheet's purpose comes first. */}
          <Dialog.Close
            render={<IconButton icon={X} label={t`Close`} className="absolute top-3 right-3" />}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Some browsers don't let the keyboard into a scrolling part without focusable elements. */
function letKeysScroll(content: HTMLElement | null): void {
  const isStuck =
    content !== null &&
    content.scrollHeight > content.clientHeight &&
    content.querySelector('a, button, input, select, textarea, [tabindex]') === null;
  if (isStuck) content.tabIndex = 0;
}
