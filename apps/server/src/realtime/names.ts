/** The longest name that fits in the binary frames of 2.0.0. */
const longestBytes = 255;

/**
 * Whether a text may be the name of a topic or an event. All joined topics are sent to the database
 * with every read, so one that the database rejects would silence everyone.
 */
export function isName(text: string): boolean {
  return !text.includes('\0') && Buffer.byteLength(text) <= longestBytes;
}
