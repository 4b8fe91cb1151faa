/** A running camera; `stop` turns its light off. */
export type CameraView = {
  readonly stream: MediaStream;
  /** Plays the camera's current picture, to take a photo from. */
  readonly playing: HTMLVideoElement;
  readonly stop: () => void;
};

/** The time that a camera may take until its first picture. */
const firstPictureMs = 5000;

/**
 * Opens the camera on the side of the screen; returns null if there is none, it may not be used, or it shows nothing.
 */
export async function openFrontCamera(): Promise<CameraView | null> {
  let stop = () => {};
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } },
      audio: false,
    });
    stop = () => stream.getTracks().forEach((track) => track.stop());
    return { stream, playing: await play(stream), stop };
  } catch {
    stop();
    return null;
  }
}

async function play(stream: MediaStream): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new Error('No picture came')), firstPictureMs);
  await Promise.race([video.play(), tooLate.promise]);
  clearTimeout(timer);
  return video;
}
