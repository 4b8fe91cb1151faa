import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import type { IconDesign } from './draw-icon.ts';
import type { IconKind } from './icon-set.ts';
import { useIconUrl } from './use-icon-urls.ts';

/** The icons under the masks that systems put on them, on a light and on a dark ground. */
export function IconPreviews({ design }: { readonly design: IconDesign }) {
  const { t } = useLingui();
  const masks: readonly { label: string; kind: IconKind; mask: string }[] = [
    { label: t`Browser`, kind: 'plain', mask: '' },
    { label: t`iPhone`, kind: 'filled', mask: 'rounded-[23%]' },
    { label: t`Android, circle`, kind: 'maskable', mask: 'rounded-chip' },
    { label: t`Android, rounded`, kind: 'maskable', mask: 'rounded-[32%]' },
    { label: t`Android, teardrop`, kind: 'maskable', mask: 'rounded-[50%_50%_12%_50%]' },
    { label: t`Android, themed`, kind: 'monochrome', mask: 'rounded-chip' },
  ];
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
      {masks.map(({ label, kind, mask }) => (
        <Preview key={label} design={design} label={label} kind={kind} mask={mask} />
      ))}
    </div>
  );
}

type PreviewProps = {
  readonly design: IconDesign;
  readonly label: string;
  readonly kind: IconKind;
  readonly mask: string;
};

function Preview({ design, label, kind, mask }: PreviewProps) {
  const url = useIconUrl(design, kind);
  return (
    <figure className="space-y-2">
      <div className="flex overflow-clip rounded-card border border-line">
        {(['light', 'dark'] as const).map((theme) => (
          <span
            key={theme}
            className={clsx(theme, 'flex flex-1 items-center justify-center bg-surface-3 p-4')}
          >
            <span
              className={clsx(
                'block size-16 overflow-clip',
                mask,
                kind === 'monochrome' && 'bg-ink-2',
              )}
            >
              {url !== null && <img src={url} alt="" className="size-full" />}
            </span>
          </span>
        ))}
      </div>
      <figcaption className="text-14 text-ink-3">{label}</figcaption>
    </figure>
  );
}
