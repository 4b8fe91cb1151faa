import { drawPicture } from '../../platform/pictures.ts';
import { fitInCircle, fitInSquare, type Place, toStencil } from './icon-geometry.ts';
import type { IconFile, IconKind } from './icon-set.ts';

export type IconDesign = {
  readonly logo: ImageBitmap;
  /** `#rrggbb` */
  readonly groundHex: string;
  /** Share of the icon that the logo may fill if nothing is cut off, 0.5 to 1. */
  readonly share: number;
};

const webSafeShare = 0.8;
const androidSafeShare = 66 / 108;
const splashShare = 0.25;

/** Draws one icon as a PNG. Throws `PictureError` if the browser can't draw it. */
export function drawIcon(design: IconDesign, { width, height, kind }: IconFile): Promise<Blob> {
  const size = { width, height };
  return drawPicture(size, 'image/png', (canvas) => {
    if (hasGround(kind)) {
      canvas.fillStyle = design.groundHex;
      if (kind === 'round') {
        canvas.beginPath();
        canvas.arc(width / 2, height / 2, Math.min(width, height) / 2, 0, 2 * Math.PI);
        canvas.fill();
      } else {
        canvas.fillRect(0, 0, width, height);
      }
    }
    const { left, top, width: w, height: h } = placeOf(design, size, kind);
    canvas.drawImage(design.logo, left, top, w, h);
    if (kind !== 'monochrome' && kind !== 'foreground_monochrome') return;
    const picture = canvas.getImageData(0, 0, width, height);
    // Only the logo's area becomes a stencil: a logo without transparency would otherwise not count as a tile.
    const inner = canvas.getImageData(left, top, Math.max(1, w), Math.max(1, h));
    toStencil(inner.data);
    picture.data.fill(0);
    canvas.putImageData(picture, 0, 0);
    canvas.putImageData(inner, left, top);
  });
}

function hasGround(kind: IconKind): boolean {
  return kind === 'filled' || kind === 'round' || kind === 'maskable' || kind === 'splash';
}

function placeOf(
  { logo, share }: IconDesign,
  size: { width: number; height: number },
  kind: IconKind,
): Place {
  switch (kind) {
    case 'plain':
    case 'filled':
      return fitInSquare(logo, size, share);
    case 'round':
      return fitInCircle(logo, size, share);
    case 'maskable':
    case 'monochrome':
      return fitInCircle(logo, size, webSafeShare);
    case 'foreground':
    case 'foreground_monochrome':
      return fitInCircle(logo, size, androidSafeShare);
    case 'splash':
      return fitInSquare(logo, size, splashShare);
  }
}
