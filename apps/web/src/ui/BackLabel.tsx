import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';

/**
 * Of a link above a page's title that leads to the page it belongs to; it holds a `BackLabel`. A phone
 * has that way in its header.
 */
export const backLinkStyle =
  '-ml-1 hidden min-h-12 w-fit max-w-full items-center gap-1 text-14 text-ink-2 hover:text-ink-1 md:inline-flex md:min-h-8';

type BackLabelProps = {
  /** The page's name as its own title says it. */
  readonly children: ReactNode;
};

export function BackLabel({ children }: BackLabelProps) {
  return (
    <>
      <ChevronLeft aria-hidden className="size-4 shrink-0" />
      <bdi className="truncate">{children}</bdi>
    </>
  );
}
