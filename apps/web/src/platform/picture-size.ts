/** Returns width and height in pixels from the first bytes of a picture; null if they aren't in there. */
export function pictureSizeOf(
  bytes: Uint8Array,
): { readonly width: number; readonly height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) {
      return { width: view.getUint32(16), height: view.getUint32(20) };
    }
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    return view.getUint32(8) === 0x57454250 ? webpSize(view) : null;
  } catch (error) {
    // The data ends before the size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function jpegSize(view: DataView) {
  for (let at = 2; ;) {
    const marker = view.getUint16(at);
    if (marker === 0xffff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf;
    // Some tables have markers in the same range as frames.
    if (isFrame && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (marker < 0xff01) return null;
    at += 2 + view.getUint16(at + 2);
  }
}

function webpSize(view: DataView) {
  const form = view.getUint32(12);
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  if (form === 0x56503858) return { width: three(24) + 1, height: three(27) + 1 };
  if (form === 0x5650384c) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}
