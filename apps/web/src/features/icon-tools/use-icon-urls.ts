import { useEffect, useState } from 'react';
import { drawIcon, type IconDesign } from './draw-icon.ts';
import type { IconKind } from './icon-set.ts';

const previewPx = 256;

/** Returns a drawn icon's address for `<img>`, redrawn when the design changes; null until it is ready. */
export function useIconUrl(design: IconDesign, kind: IconKind): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const { logo, groundHex, share } = design;
  useEffect(() => {
    let made: string | null = null;
    let isOver = false;
    const icon = { path: '', width: previewPx, height: previewPx, kind };
    void drawIcon({ logo, groundHex, share }, icon).then((blob) => {
      if (isOver) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    });
    return () => {
      isOver = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [logo, groundHex, share, kind]);
  return url;
}
