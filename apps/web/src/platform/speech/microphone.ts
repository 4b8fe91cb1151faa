/** The microphone, opened once for all simultaneous listeners, and closed with the last one. */
let open: { readonly stream: Promise<MediaStream>; listeners: number } | null = null;

export type Microphone = {
  /** Rejects if there is none, or if it may not be used. */
  readonly stream: Promise<MediaStream>;
  readonly release: () => void;
};

export function shareMicrophone(): Microphone {
  const shared = open ?? {
    stream: navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
    }),
    listeners: 0,
  };
  open = shared;
  shared.listeners += 1;
  let isReleased = false;
  return {
    stream: shared.stream,
    release: () => {
      if (isReleased) return;
      isReleased = true;
      shared.listeners -= 1;
      if (shared.listeners > 0) return;
      if (open === shared) open = null;
      void shared.stream.then(
        (stream) => stream.getTracks().forEach((track) => track.stop()),
        // It never opened.
        () => undefined,
      );
    },
  };
}
