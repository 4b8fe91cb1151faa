import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Screen = {
  /** The display's name for other programs, such as `:7`. */
  readonly display: string;
  close(): Promise<void>;
};

/** Starts a display without a monitor, under a number that the X server itself found to be free. */
export async function openScreen(): Promise<Screen> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [, , , numbers] = server.stdio;
  if (!numbers) throw new Error('Xvfb has nowhere to say its number');
  const exited = once(server, 'exit');
  const [number] = await Promise.race([
    once(numbers, 'data'),
    exited.then(([code]) => {
      throw new Error(`Xvfb ended with ${String(code)}`);
    }),
  ]);
  return {
    display: `:${String(number).trim()}`,
    async close() {
      server.kill();
      await exited;
    },
  };
}
