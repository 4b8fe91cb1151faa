/** As long as the binary frames of 2.0.0 have room for. */
const longestBytes = 255;

/**
 * Whether a text may be the name of a topic or an event. All topics that were joined go to the
 * database with every read, so one that it does not take would silence everyone.
 */
export function isName(text: string): boolean {
  return !text.includes('\0') && Buffer.byteLength(text) <= longestBytes;
}
