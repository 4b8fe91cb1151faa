/**
 * The baseline cost of passing messages on: a `ws` server that sends each message to everyone who named the same topic
 * in the address, and does nothing else.
 */
import { createServer } from 'node:http';

import { WebSocketServer, type WebSocket } from 'ws';

const server = createServer();
const sockets = new WebSocketServer({ server, clientTracking: false });
const membersByTopic = new Map<string, Set<WebSocket>>();

sockets.on('connection', (socket, request) => {
  const topic = request.url ?? '';
  const members = membersByTopic.get(topic) ?? new Set();
  membersByTopic.set(topic, members.add(socket));
  socket.on('message', (data: Buffer, isBinary) => {
    for (const member of members) member.send(data, { binary: isBinary });
  });
  socket.on('close', () => members.delete(socket));
});

server.listen(Number(process.env['PORT']), '127.0.0.1', () => {
  console.log('The bare server is ready at its port.');
});
