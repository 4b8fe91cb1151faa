import { Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

type PaperProps = {
  readonly title: string;
  /** Changes whenever the text does. */
  readonly version: string;
  /** ISO date from which the text is in effect. */
  readonly validFrom: string;
  readonly children: ReactNode;
};

/** A document to read and to print: title, version, text. */
export function Paper({ title, version, validFrom, children }: PaperProps) {
  const { i18n } = useLingui();
  const since = i18n.date(new Date(`${validFrom}T12:00:00Z`), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <article className="mx-auto w-full max-w-reading px-4 pt-6 md:pt-12">
      <header className="mb-10 flex flex-wrap items-end justify-between gap-4 border-b border-line pb-6">
        <div className="min-w-0">
          <h1 className="text-40 font-semibold tracking-title">{title}</h1>
          <p className="mt-2 text-14 text-ink-3 tabular-nums">
            <Trans>
              Version {version}, effective {since}
            </Trans>
          </p>
        </div>
        <Button icon={Printer} className="print:hidden" onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </header>
      <div className="space-y-10">{children}</div>
    </article>
  );
}

export function Section({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="space-y-3">
      <h2 className="text-22 font-semibold tracking-title">{title}</h2>
      <div className="space-y-3 text-ink-2">{children}</div>
    </section>
  );
}

export function Points({ children }: { readonly children: ReactNode }) {
  return <ul className="list-disc space-y-2 pl-5 marker:text-ink-3">{children}</ul>;
}
