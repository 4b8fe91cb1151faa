/** A running camera; `stop` turns its light off. */
export type CameraView = { readonly stream: MediaStream; readonly stop: () => void };

/** The camera on the side of the screen; null where there is none or it may not be used. */
export async function openFrontCamera(): Promise<CameraView | null> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } },
      audio: false,
    });
    return { stream, stop: () => stream.getTracks().forEach((track) => track.stop()) };
  } catch {
    return null;
  }
}
