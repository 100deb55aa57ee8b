// What `bench:api` and `bench:chat` are held against: Fastify that answers with JSON it has, ws that says everything to all. Nothing is looked up, checked or kept.
import fastify from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';
import { answersFor } from './processes.ts';

const app = fastify({ forceCloseConnections: true });
(await answersFor()).forEach((answer, place) => app.all(`/${place}`, async () => answer));
app.get('/healthz', async () => ({ status: 'up' }));
const talk = new WebSocketServer({ server: app.server, path: '/talk' });
talk.on('connection', (socket) =>
  socket.on('message', (data) => {
    const text = String(data);
    for (const client of talk.clients) if (client.readyState === WebSocket.OPEN) client.send(text);
  }),
);
process.once('SIGTERM', () => {
  for (const client of talk.clients) client.terminate();
  void app.close().then(() => process.exit(0));
});
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
