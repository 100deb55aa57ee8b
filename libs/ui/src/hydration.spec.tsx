import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  DateStrip,
  HotMatch,
  ImageGrid,
  LiveList,
  MatchList,
  MatchRow,
  NO_PHONE,
  PhoneField,
  PitchLineup,
  RoomCard,
  RoomGrid,
  ScoreBoard,
  OddsCell,
  ReactionButton,
  SeatsPattern,
  Tabs,
  TextArea,
  TextField,
  Toasts,
  type TeamInMatch,
} from './index.ts';

const home: TeamInMatch = { name: 'Hà Nội FC', monogram: 'HN', colors: ['#5A2D91', '#F7C52B'] };
const away: TeamInMatch = { name: 'Công An Hà Nội', monogram: 'CA', colors: ['#C8201F', '#F9C934'] };
const score = { home: 2, away: 1 };
const side = { name: 'Hà Nội FC', shirt: '#5A2D91', ink: '#FFFFFF', rows: [[{ id: 'a', shortName: 'Nguyên' }]] };

function Page(): ReactElement {
  return (
    <>
      <HotMatch
        liveLabel="67'"
        title="Trận Hot"
        home={home}
        away={away}
        score={score}
        actions={null}
        aside={<LiveList tag="Đang đá" count="1 trận" rows={[{ id: '1', href: '/1', minute: "67'", home, away, score }]} />}
      />
      <MatchList>
        <MatchRow href="/1" state="live" timeLabel="67'" home={home} away={away} score={score} commentators={[{ seed: '1', name: 'Tư Việt Vị' }]} />
      </MatchList>
      <RoomGrid>
        {[
          <RoomCard
            key="1"
            href="/1"
            title="Hà Nội – CAHN"
            state="live"
            minute="67'"
            poster={{ seed: '1' }}
            overlay={{ kind: 'score', home, away, score }}
            commentator={{ seed: '1', name: 'Tư Việt Vị' }}
          />,
        ]}
      </RoomGrid>
      <ScoreBoard home={home} away={away} state="live" score={score} clock="67:24" announcement="2–1" />
      <PitchLineup home={side} away={{ ...side, name: 'CAHN', rows: [[{ id: 'b', shortName: 'Toàn' }]] }} />
      <SeatsPattern lit={0.4} />
      <Tabs
        label="Trận"
        items={[
          { id: 'a', label: 'A', content: 'Nội dung' },
          { id: 'b', label: 'B', content: 'Khác' },
        ]}
      />
      <TextField label="Tên" />
      <PhoneField label="Số điện thoại" countryLabel="Quốc gia" locale="vi" words={{ invalid: 'sai' }} value={NO_PHONE} onChange={() => undefined} />
      <TextArea label="Giới thiệu" limit={100} defaultValue="Khán đài B" />
      <OddsCell line="-0.5" price="0.92" move="up" closedLabel="đóng" />
      <DateStrip label="Chọn ngày" days={[{ id: '1', href: '/1', weekday: 'T7', day: '21', description: 'Thứ Bảy 21' }]} />
      <ImageGrid images={[{ id: '1', src: '/1.jpg', alt: '', width: 6, height: 4 }]} nameOf={String} />
      <ReactionButton
        pickLabel="Chọn"
        words={{ like: 'Thích', love: 'Yêu', haha: 'Haha', wow: 'Wow', sad: 'Buồn', angry: 'Phẫn nộ' }}
        mine={null}
        onReact={() => undefined}
      />
      <Toasts regionLabel="Thông báo" closeLabel="Đóng" toaster={undefined} />
    </>
  );
}

test('the browser takes over what the server drew without changing anything', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Page />);
  const recovered = jest.fn();
  const root = await act(async () => hydrateRoot(container, <Page />, { onRecoverableError: recovered }));
  expect(recovered).not.toHaveBeenCalled();
  expect(complaints.mock.calls).toEqual([]);
  await act(async () => root.unmount());
  complaints.mockRestore();
});
