import { strToU8, zip, type Zippable } from 'fflate';
import { drawIcon, type IconDesign } from './draw-icon.ts';
import { allIcons, iconTexts } from './icon-set.ts';

/** All icons with their snippets in one ZIP file. */
export async function packIcons(design: IconDesign): Promise<Blob> {
  const files: Zippable = {};
  for (const [path, text] of Object.entries(iconTexts(design.groundHex))) {
    files[path] = strToU8(text);
  }
  // One after the other: the largest is 30 MB of pixels while it is drawn.
  for (const icon of allIcons) {
    const blob = await drawIcon(design, icon);
    // PNG is packed already.
    files[icon.path] = [new Uint8Array(await blob.arrayBuffer()), { level: 0 }];
  }
  return new Promise((resolve, reject) => {
    zip(files, { consume: true }, (error, bytes) => {
      if (error === null) resolve(new Blob([bytes], { type: 'application/zip' }));
      else reject(error);
    });
  });
}
