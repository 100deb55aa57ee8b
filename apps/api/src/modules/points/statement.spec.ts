import { loadWords } from '../../http/words.ts';
import { statementOf } from './statement.ts';

test('text that a spreadsheet would reckon with is text, amounts are numbers', async () => {
  const row = {
    id: 1,
    transferId: 1,
    accountId: 1,
    amount: -25,
    balance: 75,
    reason: 'gift',
    subject: '=HYPERLINK("https://bad.example","x"),"y"',
    createdAt: new Date('2026-11-20T13:00:00Z'),
  };
  const others = [
    { ...row, reason: 'derbyNight', subject: 'dòng\nhai' },
    { ...row, reason: 'mission', subject: '2026-11-20 chat', amount: 10 },
    { ...row, reason: 'draw', subject: '3/12', amount: 20 },
  ];
  const text = statementOf([row, ...others], { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' }, await loadWords());
  expect(text).toBe(
    [
      '\ufeffThời gian,Lý do,Chi tiết,Điểm,Còn lại',
      `2026-11-20T20:00:00+07:00,Tặng quà,"'=HYPERLINK(""https://bad.example"",""x""),""y""",-25,75`,
      '2026-11-20T20:00:00+07:00,Điều chỉnh,"dòng\nhai",-25,75',
      '2026-11-20T20:00:00+07:00,Nhiệm vụ,Góp tiếng trong phòng,10,75',
      '2026-11-20T20:00:00+07:00,Rút thăm,"hộp 3, vé 12",20,75',
      '',
    ].join('\r\n'),
  );
});
