import en from './en.json';
import vi from './vi.json';
import zh from './zh.json';

interface Group {
  [key: string]: string | Group;
}
const texts = (group: Group, path = ''): [string, string][] =>
  Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : texts(value, `${path}${key}.`),
  );
const gaps = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

it.each([
  ['en', en],
  ['zh', zh],
] as const)('%s has every text, none empty, and fills the same gaps', (_, language) => {
  const own = new Map(texts(language));
  expect([...own.keys()].sort()).toEqual(
    texts(vi)
      .map(([key]) => key)
      .sort(),
  );
  for (const [key, text] of texts(vi)) {
    expect(own.get(key)?.trim()).toBeTruthy();
    expect([key, gaps(own.get(key) ?? '')]).toEqual([key, gaps(text)]);
  }
});

it('uses the interface labels of the specification word for word', () => {
  expect([vi.avatar.change, vi.menu.logout, vi.invitation.login, vi.invitation.register]).toEqual(['Đổi Avatar', 'Đăng Xuất', 'Đăng nhập', 'Đăng ký']);
});
