/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Avatar, ComingSoon, Dialog, FallbackCard, Poster, SeatsPattern, SkeletonRows, Tabs, Toasts } from './index.ts';

// No window here: a part that touches the browser while rendering throws.
const everything = (
  <>
    <Avatar seed="Tư Việt Vị" mic />
    <Poster seed="12" />
    <Poster seed="13" motif="crowd" />
    <SeatsPattern lit={0.5} />
    <SeatsPattern curved lit={0.3} />
    <SkeletonRows label="Đang tải" withLeague />
    <FallbackCard title="Phần này đang bảo trì" retryLabel="Thử lại" onRetry={() => undefined} />
    <ComingSoon title="Sắp ra mắt" />
    <Tabs label="Trận" items={[{ id: 'a', label: 'A', content: 'Nội dung' }]} />
    <Dialog open={false} onOpenChange={() => undefined} title="Đóng" closeLabel="Đóng" />
    <Toasts regionLabel="Thông báo" closeLabel="Đóng" toaster={undefined} />
  </>
);

test('everything renders on a server, and the same twice', () => {
  const first = renderToString(everything);
  expect(first).toContain('Phần này đang bảo trì');
  expect(first).toContain('Nội dung');
  expect(renderToString(everything)).toBe(first);
});

test('nothing brings a style or a script element along', () => {
  expect(renderToString(everything)).not.toMatch(/<(style|script)/);
});
