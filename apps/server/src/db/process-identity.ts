import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns when a process started, in a form that two processes with the same number can't share; null if there is no
 * such process. Process numbers are reused, so a number alone proves nothing.
 */
export function processStartOf(pid: number): string | null {
  if (process.platform === 'linux') return startOnLinux(pid);
  if (process.platform === 'win32') return isRunning(pid) ? 'unknown' : null;
  return startByPs(pid);
}

function startOnLinux(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command's name, in parentheses, may itself contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    const ticksAfterBoot = fields[19];
    if (state === 'Z' || state === 'X' || ticksAfterBoot === undefined) return null;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${boot}/${ticksAfterBoot}`;
  } catch {
    return null;
  }
}

function startByPs(pid: number): string | null {
  try {
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return started.trim() || null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
