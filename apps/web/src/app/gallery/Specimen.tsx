import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type SpecimenGroupProps = { readonly title: string; readonly children: ReactNode };

export function SpecimenGroup({ title, children }: SpecimenGroupProps) {
  return (
    <section className="space-y-6">
      <h2 className="border-b border-line pb-2 text-18 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

type SpecimenProps = {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
};

export function Specimen({
  title,
  className = 'flex flex-wrap items-start gap-3',
  children,
}: SpecimenProps) {
  return (
    <div className="space-y-3">
      <h3 className="text-14 text-ink-3">{title}</h3>
      <div className={clsx('min-w-0', className)}>{children}</div>
    </div>
  );
}
