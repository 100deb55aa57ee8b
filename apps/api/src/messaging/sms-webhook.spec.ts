import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { smsWebhook } from './sms-webhook.ts';

/** A gateway that answers `status`; what it was asked. */
async function gateway(status: number, headers: Record<string, string> = {}) {
  const asked: { headers: IncomingMessage['headers']; body: string; url: string | undefined }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request
      .on('data', (chunk: Buffer) => {
        body += chunk.toString();
      })
      .on('end', () => {
        asked.push({ headers: request.headers, body, url: request.url });
        response.writeHead(status, headers).end('{}');
      });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    asked,
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const message = { to: '+84912345678', text: 'Mã Khán Đài: 012345' };

describe('text messages by a gateway', () => {
  it('are posted as JSON, with user and password of the address as authorisation', async () => {
    const { asked, host, close } = await gateway(202);
    await smsWebhook(`http://kh%C3%A1n:m%40t@${host}/send?from=KHANDAI`).send(message);
    close();
    expect(asked).toHaveLength(1);
    expect(JSON.parse(asked[0]!.body)).toEqual(message);
    expect(asked[0]).toMatchObject({
      url: '/send?from=KHANDAI',
      headers: { 'content-type': 'application/json', authorization: `Basic ${Buffer.from('khán:m@t').toString('base64')}` },
    });
  });

  it('reject with the status where the gateway refuses, and follow it nowhere else', async () => {
    const full = await gateway(429);
    await expect(smsWebhook(`http://${full.host}`).send(message)).rejects.toMatchObject({ status: 429 });
    full.close();
    const moved = await gateway(302, { location: `http://${full.host}/elsewhere` });
    await expect(smsWebhook(`http://${moved.host}`).send(message)).rejects.toThrow();
    moved.close();
    expect(full.asked).toHaveLength(1);
  });
});
