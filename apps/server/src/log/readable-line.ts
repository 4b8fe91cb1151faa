import * as z from 'zod';

const lineSchema = z.looseObject({
  level: z.string(),
  time: z.string(),
  msg: z.string().optional(),
  err: z
    .looseObject({ type: z.string(), message: z.string(), code: z.unknown(), stack: z.unknown() })
    .partial({ code: true, stack: true })
    .optional(),
});

/**
 * Formats a JSON line of the log for a terminal, as in `09:14:05 warn  request  status=503 path=/rest/v1/projects`; an
 * error includes its stack.
 */
export function readableLine(json: string): string {
  const { level, time, msg = '', err, ...fields } = lineSchema.parse(JSON.parse(json));
  const clock = new Date(time).toTimeString().slice(0, 8);
  const told = Object.entries(fields).map(([name, value]) => `${name}=${shown(value)}`);
  const first = [`${clock} ${level.padEnd(5)} ${msg}`, ...told].join('  ');
  if (err === undefined) return `${first}\n`;
  const code = err.code === undefined ? '' : ` (${shown(err.code)})`;
  const stack = typeof err.stack === 'string' ? err.stack : `${err.type}: ${err.message}`;
  return `${first}${code}\n${stack.replaceAll(/^/gm, '    ')}\n`;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
