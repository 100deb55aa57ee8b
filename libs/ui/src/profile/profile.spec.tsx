import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { CheckInCard, type CheckInDay } from './check-in-card.tsx';
import { LevelRing } from './level-ring.tsx';
import { CrestLinks } from './crest-links.tsx';
import { ProfileHeader, shareOf } from './profile-header.tsx';
import { SideMenu } from './side-menu.tsx';

test('a share is between nothing and all, whatever is divided', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.double({ noNaN: true, noDefaultInfinity: true }), (value, max) => {
      const share = Number.parseFloat(shareOf(value, max));
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(100);
    }),
  );
  expect(shareOf(3420, 5000)).toBe('68.4%');
});

const day = (id: string, rest: Partial<CheckInDay>): CheckInDay => ({ id, label: id, reward: '20', state: 'future', description: `Ngày ${id}`, ...rest });

test('only days that can be pressed are buttons, each says itself in a sentence', async () => {
  const onPress = jest.fn();
  render(<CheckInCard title="Điểm danh" days={[day('T3', { state: 'done' }), day('T4', { state: 'makeUp', onPress }), day('T5', { state: 'today' })]} />);
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'date']);
  await userEvent.click(screen.getByRole('button', { name: 'Ngày T4' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('no day can be pressed while one is being asked for', async () => {
  const onPress = jest.fn();
  render(<CheckInCard title="Điểm danh" busy days={[day('T4', { state: 'today', onPress })]} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
});

test('a level that is asked for keeps its line and its ring, and says nothing yet', () => {
  render(
    <ProfileHeader
      person={{ seed: '7', name: 'Lan' }}
      progress="coming"
      portrait={<LevelRing seed="7" size={98} level={undefined} done={0} label={undefined} />}
    />,
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.querySelector('.level')).not.toBeNull();
});

test('a member has a cover in the place of the stand, and teams as links', () => {
  const { container, rerender } = render(<ProfileHeader person={{ seed: '7', name: 'Lan' }} />);
  expect([container.querySelector('.seats'), container.querySelector('.cover')].map(Boolean)).toEqual([true, false]);
  const teams = [{ id: 4, name: 'Hà Nội', monogram: 'HN', colors: ['gray', 'gray'] as [string, string], href: '/doi-bong/4' }];
  rerender(
    <ProfileHeader person={{ seed: '7', name: 'Lan' }} cover="/other/api/resource/file/c.webp" teams={<CrestLinks label="Đội của Lan" teams={teams} />} />,
  );
  expect([container.querySelector('.seats'), container.querySelector('.cover')].map(Boolean)).toEqual([false, true]);
  expect(screen.getByRole('link', { name: /Hà Nội$/ }).getAttribute('href')).toBe('/doi-bong/4');
  rerender(<ProfileHeader person={{ seed: '7', name: 'Lan' }} teams={<CrestLinks label="Đội của Lan" teams={[]} />} />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('a page is a link, a deed is a button, and what is new is said in words', async () => {
  const onClick = jest.fn();
  render(
    <SideMenu
      label="Tài khoản"
      groups={[
        [{ id: 'feed', label: 'Bảng tin', icon: null, href: '/bang-tin', current: true, count: { value: 2, label: '2 bài mới' } }],
        [],
        [{ id: 'out', label: 'Đăng Xuất', icon: null, onClick }],
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Bảng tin 2 bài mới' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('button', { name: 'Đăng Xuất' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
