import { clsx } from 'clsx';
import { useRef } from 'react';
import { type DrawnFence, FenceShape, readableNames, ringOf } from './FenceShape.tsx';
import { viewOf } from './map-view.ts';
import { PlainGround } from './PlainGround.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import { useSize } from './use-size.ts';

type FencePreviewProps = {
  /** What is seen, for those who do not see it. */
  readonly label: string;
  readonly fences: readonly (DrawnFence & { readonly key: string; readonly name: string })[];
  readonly className?: string;
};

/** All fences of a project at a glance, without any map below. */
export function FencePreview({ label, fences, className }: FencePreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const view = size && viewOf(fences.flatMap(ringOf), size, 40);
  const named = size && view && readableNames(fences, view, size);
  return (
    <div ref={frame} className={clsx('relative overflow-hidden bg-surface-0', className)}>
      {size && view && (
        <>
          <svg role="img" aria-label={label} className="absolute inset-0 size-full">
            <PlainGround view={view} size={size} />
            {fences.map(({ key, name, ...fence }) => (
              <FenceShape
                key={key}
                fence={fence}
                name={named?.has(key) ? name : ''}
                view={view}
                size={size}
              />
            ))}
          </svg>
          <div className="absolute bottom-2 left-2">
            <ScaleBar view={view} />
          </div>
        </>
      )}
    </div>
  );
}
