import { shareMicrophone } from './microphone.ts';
import type { Capture } from './speech.ts';

/** 43 ms at 48 kHz. */
const frameLength = 2048;

/** The microphone as samples. A script processor needs no module of its own, which the page's policy would refuse. */
export const browserCapture: Capture = ({ onSamples, onEnd }) => {
  const microphone = shareMicrophone();
  let close = microphone.release;
  let isOver = false;
  void open();

  async function open(): Promise<void> {
    try {
      const stream = await microphone.stream;
      if (isOver) return;
      const context = new AudioContext();
      const source = context.createMediaStreamSource(stream);
      const processor = context.createScriptProcessor(frameLength, 1, 1);
      processor.addEventListener('audioprocess', ({ inputBuffer }) => {
        if (!isOver) onSamples(inputBuffer.getChannelData(0).slice(), context.sampleRate);
      });
      source.connect(processor);
      // It runs only while it leads somewhere; what it puts out is silence.
      processor.connect(context.destination);
      close = () => {
        processor.disconnect();
        void context.close();
        microphone.release();
      };
    } catch (error) {
      if (isOver) return;
      const name = error instanceof DOMException ? error.name : '';
      onEnd(
        name === 'NotAllowedError'
          ? 'denied'
          : name === 'NotFoundError'
            ? 'no_microphone'
            : 'failed',
      );
    }
  }

  return () => {
    if (isOver) return;
    isOver = true;
    close();
  };
};
