import { once } from 'node:events';
import { createServer } from 'node:http';

export type SimulatedLanguageModel = {
  readonly url: string;
  /** The requests so far, oldest first. */
  readonly asked: readonly string[];
  close(): void;
};

/** Starts a language model on this machine, with OpenAI's API, that always suggests the same. */
export async function startLanguageModel(
  suggestions: readonly object[],
): Promise<SimulatedLanguageModel> {
  const asked: string[] = [];
  const content = JSON.stringify({ suggestions });
  const service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
    });
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  return {
    url: `http://127.0.0.1:${address.port}/v1/chat/completions`,
    asked,
    close: () => {
      service.closeAllConnections();
      service.close();
    },
  };
}
