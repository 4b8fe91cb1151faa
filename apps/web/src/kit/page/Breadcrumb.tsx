import { useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { clsx } from 'clsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

/**
 * Above a detail page's title: the pages it belongs to, from the outside in, each a `Crumb`. A phone has the
 * way back in its header, so nothing shows there.
 */
export function Breadcrumb({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`} className="hidden md:block print:hidden!">
      <ol className="-ml-1 flex min-w-0 flex-wrap items-center gap-x-2 text-14 text-ink-2">
        {children}
      </ol>
    </nav>
  );
}

/** A link to a page that the shown one belongs to; its text is that page's name. */
export const Crumb = createLink(CrumbAnchor);

function CrumbAnchor({ children, className, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <li className="group/crumb flex max-w-full min-w-0 items-center gap-2 not-first:before:text-ink-3 not-first:before:content-['/']">
      <a
        {...anchor}
        className={clsx(
          'inline-flex min-h-8 min-w-0 items-center gap-1 hover:text-ink-1',
          className,
        )}
      >
        <ChevronLeft aria-hidden className="hidden size-4 shrink-0 group-first/crumb:block" />
        <bdi className="truncate">{children}</bdi>
      </a>
    </li>
  );
}
