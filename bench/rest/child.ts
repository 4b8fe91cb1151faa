import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const startLimitMs = 120_000;
const endLimitMs = 15_000;

export type Child = { readonly pid: number; readonly end: () => Promise<void> };

/**
 * Starts one of our scripts with only PATH and HOME of this process's environment. Node options of the benchmark apply
 * to it too.
 */
export async function startChild(script: string, env: Record<string, string>): Promise<Child> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...process.execArgv, join(import.meta.dirname, script)], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`${script} did not start:\n${output.slice(-4000)}`));
    setTimeout(fail, startLimitMs).unref();
    child.once('exit', fail);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = `${output}${text}`.slice(-8000);
        if (output.includes(' is ready at ')) resolve();
      });
    }
  });
  async function end(): Promise<void> {
    const timer = setTimeout(() => child.kill('SIGKILL'), endLimitMs);
    child.kill('SIGTERM');
    await exited;
    clearTimeout(timer);
  }
  try {
    await ready;
  } catch (error) {
    await end();
    throw error;
  }
  return { pid: child.pid ?? 0, end };
}
