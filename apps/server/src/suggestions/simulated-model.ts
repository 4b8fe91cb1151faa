/** For tests: a language model on this machine with OpenAI's API, which records its requests. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

export type SimulatedModel = Awaited<ReturnType<typeof startSimulatedModel>>;

export async function startSimulatedModel() {
  const asked: { readonly key: string | undefined; readonly body: string }[] = [];
  let answer: (response: ServerResponse) => void = (response) => void response.end();
  const service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push({ key: request.headers.authorization, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  return {
    url: `http://127.0.0.1:${address.port}/v1/chat/completions`,
    asked,
    answers: (next: typeof answer) => void (answer = next),
    says: (content: string, status = 200) => {
      answer = (response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
      };
    },
    close: () => {
      service.closeAllConnections();
      service.close();
    },
  };
}
