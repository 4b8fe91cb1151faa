import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import type { OtherSection } from './sections.ts';

type OtherSectionViewProps = {
  readonly section: OtherSection;
  /** True when its title is the page's, which is above it already. */
  readonly isPage: boolean;
};

/** A section of another feature, under its title. */
export function OtherSectionView({ section, isPage }: OtherSectionViewProps) {
  const { i18n } = useLingui();
  const { View } = section;
  return (
    <div className="space-y-5">
      <header>
        {!isPage && (
          <h2 className="text-22 font-semibold tracking-title">{i18n._(section.title)}</h2>
        )}
        <p className="mt-1 text-ink-2">{i18n._(section.about)}</p>
      </header>
      <Suspense fallback={<SkeletonRows count={4} />}>
        <View />
      </Suspense>
    </div>
  );
}
