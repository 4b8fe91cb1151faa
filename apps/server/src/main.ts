/**
 * Starts the server: reads the environment, listens, builds everything behind the listener, and stops on SIGTERM or
 * SIGINT. It listens before it migrates, so that a taken port is noticed at once and `/health` responds however long a
 * migration takes.
 */
import { announce } from './announce.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { buildContext, type ServerContext } from './context.ts';
import { createListener, type Serving } from './http/listener.ts';
import { localUrlOf } from './http/local-url.ts';
import { createMetrics } from './http/metrics.ts';
import { logUpgrade } from './http/request-log.ts';
import { listen, refuseUpgrade, type HttpServer } from './http/server.ts';
import { createLogger, type Logger } from './log/logger.ts';
import { createStartProgress } from './start-progress.ts';

/** Responses in progress may take this long after the signal; then they are cut off. */
const finishMs = 7000;
/** Operators are promised 10 s. */
const giveUpMs = 9500;
/** Ctrl-C reaches the server from the terminal, and again from `npm start`. */
const sameSignalMs = 1000;

const progress = createStartProgress();

function stopStarting(error: unknown, log?: Logger): never {
  log?.debug({ err: error }, 'the start failed');
  progress.say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function readConfigOrStop(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) stopStarting(error);
    throw error;
  }
}

function endOnSignal(end: () => Promise<void>, log: Logger): void {
  let endingSince: number | undefined;
  const onSignal = (signal: string) => {
    if (endingSince !== undefined) {
      if (performance.now() - endingSince > sameSignalMs) process.exit(1);
      return;
    }
    endingSince = performance.now();
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(0), giveUpMs).unref();
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, onSignal);
}

async function main(): Promise<void> {
  const config = readConfigOrStop();
  const log = createLogger(config.logging);
  const metrics = createMetrics();
  let serving: Serving = 'starting';
  let context: ServerContext | undefined;

  const server = await listen(
    createListener({ ...config, serving: () => serving, log, metrics }),
    (incoming, ...socket) => {
      const takeOver = serving === 'stopping' ? undefined : context?.realtime?.upgrade;
      const refusal = (takeOver ?? refuseUpgrade)(incoming, ...socket);
      logUpgrade(incoming, refusal, { ...config, log });
      return refusal;
    },
    config,
  ).catch((error: unknown) => stopStarting(portProblem(error, config), log));

  endOnSignal(async () => {
    serving = 'stopping';
    await Promise.all([stopListening(server), context?.realtime?.close(), context?.stopJobs()]);
    await context?.close();
  }, log);

  const localUrl = localUrlOf(config.host, server.port);
  context = await buildContext({ config, log, metrics, localUrl, progress }).catch(
    (error: unknown) => stopStarting(error, log),
  );
  serving = context.app;
  announce({
    config,
    localUrl,
    demoLines: context.demoLines,
    milliseconds: Date.now() - startedAt(process.argv),
    say: progress.say,
  });
}

/** Returns when the person started the server: `npm start` may have installed and built first (`--since=`). */
function startedAt(programArguments: readonly string[]): number {
  const given = programArguments.find((argument) => argument.startsWith('--since='));
  return given === undefined ? performance.timeOrigin : Number(given.slice('--since='.length));
}

async function stopListening(server: HttpServer): Promise<void> {
  const cut = setTimeout(() => server.cut(), finishMs);
  await server.stop();
  clearTimeout(cut);
}

function portProblem(error: unknown, { port, host }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new Error(`Port ${port} is in use. Set PORT to a free one.`);
  }
  if (code === 'EADDRNOTAVAIL') return new Error(`HOST ${host} is not an address of this machine.`);
  if (code === 'EACCES') return new Error(`This user may not use port ${port}.`);
  return error;
}

await main();
