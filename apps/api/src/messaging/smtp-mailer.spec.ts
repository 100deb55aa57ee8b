import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { smtpMailer } from './smtp-mailer.ts';

/** As much of a mail server as a letter needs; what it was told. */
function mailServer(answers: { recipient?: string } = {}): Promise<{ port: number; lines: string[]; close: () => void }> {
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let inData = false;
    socket.write('220 mail.test\r\n');
    createInterface(socket).on('line', (line) => {
      lines.push(line);
      if (inData) {
        if (line === '.') {
          inData = false;
          socket.write('250 kept\r\n');
        }
        return;
      }
      if (/^DATA/i.test(line)) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (/^RCPT/i.test(line)) socket.write(`${answers.recipient ?? '250 ok'}\r\n`);
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        lines,
        close: () => {
          server.close();
          for (const socket of sockets) socket.destroy();
        },
      }),
    ),
  );
}

describe('e-mail by SMTP', () => {
  it('hands sender, recipient, subject and words to the mail server', async () => {
    const server = await mailServer();
    await smtpMailer({ url: `smtp://127.0.0.1:${server.port}`, from: 'Khán Đài <khandai@khandai.test>' }).send({
      to: 'an@fan.test',
      subject: 'Your code',
      text: 'It is 012345',
    });
    server.close();
    expect(server.lines).toEqual(
      expect.arrayContaining(['MAIL FROM:<khandai@khandai.test>', 'RCPT TO:<an@fan.test>', 'To: an@fan.test', 'Subject: Your code', 'It is 012345']),
    );
  });

  it('rejects when the mail server does not take it', async () => {
    const server = await mailServer({ recipient: '550 <an@fan.test> is unknown here' });
    await expect(
      smtpMailer({ url: `smtp://127.0.0.1:${server.port}`, from: 'khandai@khandai.test' }).send({ to: 'an@fan.test', subject: '', text: '' }),
    ).rejects.toMatchObject({ responseCode: 550 });
    server.close();
  });

  it('rejects when there is no mail server', async () => {
    const server = await mailServer();
    server.close();
    await expect(
      smtpMailer({ url: `smtp://127.0.0.1:${server.port}`, from: 'khandai@khandai.test' }).send({ to: 'an@fan.test', subject: '', text: '' }),
    ).rejects.toThrow();
  });
});
