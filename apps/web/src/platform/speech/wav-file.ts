const headerBytes = 44;

/** Samples of one channel as a WAV file of 16 bits. */
export function wavFile(samples: Float32Array, hertz: number): Blob {
  const view = new DataView(new ArrayBuffer(headerBytes + 2 * samples.length));
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) {
      view.setUint8(at + index, text.charCodeAt(index));
    }
  };
  write(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, hertz, true);
  view.setUint32(28, hertz * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, 2 * samples.length, true);
  samples.forEach((sample, index) => {
    view.setInt16(headerBytes + 2 * index, Math.max(-1, Math.min(1, sample)) * 32_767, true);
  });
  return new Blob([view.buffer], { type: 'audio/wav' });
}

/** The mean of the samples that fall into each new one: good enough for speech, and free of aliases that matter. */
export function resampled(samples: Float32Array, from: number, to: number): Float32Array {
  if (from <= to) return samples;
  const ratio = from / to;
  return Float32Array.from({ length: Math.floor(samples.length / ratio) }, (_, index) => {
    const begin = Math.floor(index * ratio);
    const end = Math.max(begin + 1, Math.floor((index + 1) * ratio));
    let sum = 0;
    for (let at = begin; at < end; at += 1) sum += samples[at] ?? 0;
    return sum / (end - begin);
  });
}
