import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Screen = {
  /** What programs find it by, as in `:7`. */
  readonly display: string;
  close(): Promise<void>;
};

/** A display without a monitor, under a number that the server itself found free. */
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
