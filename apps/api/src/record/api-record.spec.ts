import { chatCalls } from '@portal/contracts/chat';
import { scheduleCalls } from '@portal/contracts/schedule';
import { recordText, shapeOfCall } from '@portal/contracts/record';
import { apiRecord, recordOf } from './api-record.ts';

describe('the api’s record', () => {
  it('offers what a module serves, in the shape of the contract', async () => {
    const { program, offers } = await apiRecord();
    expect(program).toBe('api');
    expect(offers.calls['schedule.liveRoom']).toEqual(shapeOfCall(scheduleCalls.liveRoom, 'sent'));
    expect(offers.calls['chat.messages']?.method).toBe('POST');
  });

  it('offers the topics that the gateway serves, and what may be said there', async () => {
    const { offers } = await apiRecord();
    expect(Object.keys(offers.calls).filter((id) => /^(?:topics|destinations)\./.test(id))).toEqual([
      'topics.chatRoom',
      'topics.live',
      'topics.liveMatch',
      'topics.odds',
      'destinations.send',
      'destinations.join',
    ]);
  });

  it('does not offer a call that answers 501', async () => {
    const { offers } = await apiRecord();
    expect(offers.calls['chat.listFollow']).toBeUndefined();
    expect(offers.calls['chat.listPrivate']).toBeUndefined();
  });

  it('is the same text each time', async () => {
    expect(recordText(await apiRecord())).toBe(recordText(await apiRecord()));
  });

  it('is another text once a call is served', () => {
    expect(recordText(recordOf([chatCalls.listRoom], []))).not.toBe(recordText(recordOf([chatCalls.listRoom, chatCalls.messages], [])));
  });
});
