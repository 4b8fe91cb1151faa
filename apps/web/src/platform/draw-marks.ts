import { drawPicture, readPicture } from './pictures.ts';

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Marks to draw on a photo, in the photo's pixels. */
export type Drawing = {
  /** Boxes to make unrecognizable. */
  readonly blurs: readonly Box[];
  /** SVG path data of filled outlines. */
  readonly paths: readonly string[];
  readonly texts: readonly { readonly x: number; readonly y: number; readonly text: string }[];
  readonly textPx: number;
};

export const markColor = '#e5141f';
const edgeColor = '#ffffff';

/** A blurred box is reduced to this many squares per side, each of one color. */
const squares = 6;
/** No square is smaller than this; otherwise a large box would leave a face recognizable. */
const leastSquarePx = 32;

/**
 * Returns the photo with its marks as a new JPEG. A blurred area is replaced by a few squares of its average
 * colors, so that none of its pixels are in the file.
 *
 * @throws PictureError
 */
export async function drawMarks(photo: Blob, drawing: Drawing): Promise<Blob> {
  const bitmap = await readPicture(photo, 1);
  try {
    const { width, height } = bitmap;
    return await drawPicture({ width, height }, 'image/jpeg', (canvas) => {
      canvas.drawImage(bitmap, 0, 0);
      for (const box of drawing.blurs) blur(canvas, box);
      canvas.lineJoin = 'round';
      for (const path of drawing.paths) {
        outline(canvas, drawing.textPx, (stroke) => canvas[stroke](new Path2D(path)));
      }
      canvas.font = `600 ${drawing.textPx}px system-ui, sans-serif`;
      canvas.textAlign = 'center';
      canvas.textBaseline = 'middle';
      for (const { x, y, text } of drawing.texts) {
        outline(canvas, drawing.textPx * 2, (draw) =>
          draw === 'fill' ? canvas.fillText(text, x, y) : canvas.strokeText(text, x, y),
        );
      }
    });
  } finally {
    bitmap.close();
  }
}

/** White around red is visible on any background. */
function outline(
  canvas: CanvasRenderingContext2D,
  textPx: number,
  draw: (how: 'fill' | 'stroke') => void,
): void {
  canvas.strokeStyle = edgeColor;
  canvas.lineWidth = Math.max(2, textPx / 12);
  draw('stroke');
  canvas.fillStyle = markColor;
  draw('fill');
}

function blur(canvas: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  if (width < 1 || height < 1) return;
  const count = (side: number) => Math.max(1, Math.min(squares, Math.floor(side / leastSquarePx)));
  const [across, down] = [count(width), count(height)];
  const { data } = canvas.getImageData(x, y, width, height);
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const left = Math.floor((column * width) / across);
      const right = Math.floor(((column + 1) * width) / across);
      const top = Math.floor((row * height) / down);
      const bottom = Math.floor(((row + 1) * height) / down);
      canvas.fillStyle = averageOf(data, width, { left, right, top, bottom });
      canvas.fillRect(x + left, y + top, right - left, bottom - top);
    }
  }
}

function averageOf(
  data: Uint8ClampedArray,
  width: number,
  { left, right, top, bottom }: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>,
): string {
  const sums = [0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      for (let part = 0; part < 3; part += 1)
        sums[part] = (sums[part] ?? 0) + (data[at + part] ?? 0);
    }
  }
  const count = Math.max(1, (right - left) * (bottom - top));
  return `rgb(${sums.map((sum) => Math.round(sum / count)).join(' ')})`;
}
