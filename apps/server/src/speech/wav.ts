import { speechFormat } from '@muster/contract/speech';

const { hertz, mostSeconds, headerBytes } = speechFormat;
const bytesPerSample = 2;

/**
 * Returns why bytes aren't speech that may be sent on; null for a WAV file of 16 kHz, mono, 16 bit, at most 20 seconds.
 */
export function whyNoSpeech(bytes: Uint8Array): string | null {
  if (bytes.byteLength <= headerBytes) return 'There is no sound in it.';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  const isWav =
    word(0) === 'RIFF' &&
    word(8) === 'WAVE' &&
    word(12) === 'fmt ' &&
    view.getUint32(16, true) === 16 &&
    word(36) === 'data';
  if (!isWav) return 'It is no WAV file with a header of 44 bytes.';
  const isSpeech =
    view.getUint16(20, true) === 1 &&
    view.getUint16(22, true) === 1 &&
    view.getUint32(24, true) === hertz &&
    view.getUint16(34, true) === 8 * bytesPerSample;
  if (!isSpeech) return 'It must have 16 kHz, one channel and 16 bits.';
  const size = bytes.byteLength - headerBytes;
  if (view.getUint32(40, true) !== size) return 'Its length is not what its header says.';
  return size > mostSeconds * hertz * bytesPerSample
    ? `It is longer than ${mostSeconds} seconds.`
    : null;
}
