/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  ArticleCard,
  ArticleFigure,
  ArticleHeader,
  CheckInCard,
  CommentComposer,
  CommentItem,
  CommentList,
  DateStrip,
  FileButton,
  FilterChips,
  FilterList,
  Headline,
  ImageGrid,
  LevelRing,
  Menu,
  MoreSentinel,
  OddsCell,
  OddsLeague,
  OddsPair,
  OddsRow,
  OddsTable,
  PageGrid,
  PostCard,
  PostText,
  ProfileHeader,
  RadioCards,
  ReactionBar,
  ReactionButton,
  RoomRow,
  SearchField,
  SideMenu,
  SparkLine,
  TextArea,
  TipCard,
  Verdict,
  type TeamLook,
} from './index.ts';

const home: TeamLook = { name: 'Hà Nội FC', monogram: 'HN', colors: ['#5A2D91', '#F7C52B'] };
const away: TeamLook = { name: 'Công An Hà Nội', monogram: 'CA', colors: ['#C8201F', '#F9C934'] };
const author = { seed: '1', name: 'Bà chị sân Vinh', href: '/thanh-vien/vinh' };
const words = { like: 'Thích', love: 'Yêu', haha: 'Haha', wow: 'Wow', sad: 'Buồn', angry: 'Phẫn nộ' };
const nothing = () => undefined;

// No window here: a part that touches the browser while rendering throws.
const parts: Readonly<Record<string, ReactElement>> = {
  feed: (
    <PageGrid kind="feed" side={<SideMenu label="Bảng tin" groups={[[{ id: '1', label: 'Cộng đồng', icon: null, href: '/bang-tin' }]]} />}>
      <PostCard
        author={author}
        time="9 phút"
        menu={<Menu label="Tuỳ chọn" items={[{ id: '1', label: 'Xoá', onSelect: nothing }]} />}
        media={<ImageGrid images={[{ id: '1', src: '/1.jpg', alt: '' }]} nameOf={String} />}
        actions={<ReactionButton pickLabel="Chọn" words={words} mine={null} onReact={nothing} />}
        comments={
          <CommentList label="Bình luận">
            <CommentItem author={author} time="1 phút">
              Hay quá
            </CommentItem>
          </CommentList>
        }
      >
        <PostText text="Khán đài B tối nay" moreLabel="Xem thêm" />
      </PostCard>
      <CommentComposer label="Bình luận" placeholder="Viết" sendLabel="Gửi" tooLong="Dài quá" limit={500} onSend={nothing} />
      <MoreSentinel state={{ status: 'more' }} label="Xem thêm" onMore={nothing} href="?trang=2" />
    </PageGrid>
  ),
  article: (
    <>
      <ArticleHeader title="Một đêm hội" />
      <ArticleFigure seed="1" alt="Khán đài" />
      <ReactionBar label="Cảm xúc" words={words} counts={{ love: 3 }} mine={null} onReact={nothing} />
      <ArticleCard href="/1" seed="1" title="Năm đội đang lên" />
    </>
  ),
  odds: (
    <>
      <FilterChips label="Ngày" chips={[{ href: '?ngay=1', label: 'T7 21/11' }]} />
      <OddsTable
        words={{ caption: 'Kèo', time: 'Giờ', match: 'Trận', more: 'Biến động', markets: 'Loại' }}
        groups={[{ id: 'ft', label: 'Cả trận', markets: [{ id: 'hdp', label: 'HDP/FT' }] }]}
        chosen="hdp"
        marketHref={(id) => `?keo=${id}`}
      >
        <OddsLeague header="V.League 1">
          <OddsRow
            time="19:15"
            home={home}
            away={away}
            href="/1"
            cells={{
              hdp: (
                <OddsPair>
                  <OddsCell line="-0.5" price="0.92" closedLabel="đóng" />
                </OddsPair>
              ),
            }}
            details={<SparkLine points={[1, 2]} label="lên" />}
          />
        </OddsLeague>
      </OddsTable>
      <TipCard author={author} meta="V.League 1" home={home} away={away} pick={{ market: 'Tài xỉu', choice: 'Xỉu 2.5' }} price="0.94" />
    </>
  ),
  account: (
    <>
      <ProfileHeader person={author} progress={{ label: 'Cấp 1', value: 1, max: 2, text: '1/2' }} />
      <LevelRing seed="1" level={1} done={0.5} label="Cấp 1" />
      <CheckInCard title="Điểm danh" days={[{ id: '1', label: 'T2', reward: '20', state: 'today', description: 'Hôm nay' }]} />
      <Verdict found="good">Đúng như đã hứa</Verdict>
      <TextArea label="Giới thiệu" limit={100} />
      <RadioCards label="Ai xem" options={[{ value: 'all', label: 'Mọi người' }]} />
      <FileButton onPick={nothing}>Đổi ảnh</FileButton>
    </>
  ),
  schedule: (
    <>
      <DateStrip label="Chọn ngày" days={[{ id: '1', href: '?ngay=1', weekday: 'T7', day: '21', description: 'Thứ Bảy 21' }]} />
      <FilterList label="Bộ lọc" groups={[{ id: '1', title: 'Môn', items: [{ href: '?mon=1', label: 'Bóng đá' }] }]} />
      <SearchField label="Tìm đội" clearLabel="Xoá" action="/lich" keep={{ ngay: '1' }} />
      <RoomRow href="/1" name="Phòng chung" picture={{ kind: 'room', seed: '1' }} />
    </>
  ),
};

test.each(Object.entries(parts))('the parts of %s render on a server, the same twice, without a style or a script of their own', (_, part) => {
  const html = renderToString(part);
  expect(html).not.toMatch(/<(style|script)/);
  expect(renderToString(part)).toBe(html);
});

test('without JavaScript every way on is a link or a form', () => {
  expect(renderToString(parts['odds'] as ReactElement)).toContain('href="?keo=hdp"');
  expect(renderToString(parts['feed'] as ReactElement)).toContain('href="?trang=2"');
  expect(renderToString(parts['schedule'] as ReactElement)).toMatch(/<form[^>]* action="\/lich"[^>]*><input type="hidden" name="ngay" value="1"\/>/);
});

test('a score in a headline stays in one line, and the headline reads as it is written', () => {
  const markup = renderToString(<Headline>Tây Ban Nha 2–1 Bỉ, 4–3 luân lưu</Headline>).replaceAll('<!-- -->', '');
  expect(markup).toBe('Tây Ban Nha <span class="score">2–1</span> Bỉ, <span class="score">4–3</span> luân lưu');
});
