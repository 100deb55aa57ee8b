import { media, person, type Media, type Person } from '@portal/contracts';
import { post, type Post } from '@portal/contracts/newsfeed';
import { profile, type Profile } from '@portal/contracts/user';

export const aPerson = (own: Partial<Person> = {}): Person =>
  person.parse({
    userId: 12,
    username: 'bachisanvinh',
    displayName: 'Bà chị sân Vinh',
    userType: 10,
    siteRoleId: 1,
    colorName: 2,
    picture: null,
    level: 12,
    ...own,
  });

export const aPicture = (own: Partial<Media> = {}): Media =>
  media.parse({ url: '/other/api/resource/file/a.webp', thumb: '/other/api/resource/file/a-s.webp', kind: 'image', width: 800, height: 600, alt: '', ...own });

/** A public post of somebody else, 14 minutes old, as one sees it who is not logged in. */
export const aPost = (own: Partial<Post> = {}): Post =>
  post.parse({
    id: 501,
    author: aPerson(),
    postType: 10,
    actionMode: 1,
    visibility: 1,
    content: 'Tối nay hô tiếp! #khandaiC',
    hashtags: ['khandaiC'],
    media: [],
    card: null,
    createdAt: '2026-11-20T19:46:00+07:00',
    editedAt: null,
    shared: null,
    reactions: { counts: { love: 3, haha: 1 }, total: 4, mine: null },
    comments: 2,
    shares: 1,
    can: { edit: false, delete: false, react: false, comment: false, share: false },
    ...own,
  });

/** The same as its author sees it. */
export const ownPost = (own: Partial<Post> = {}): Post =>
  aPost({
    author: aPerson({ userId: 37, username: 'sonnghe_37', displayName: 'Sơn Nghệ' }),
    can: { edit: true, delete: true, react: true, comment: true, share: true },
    ...own,
  });

export const aProfile = (own: Partial<Profile> = {}): Profile =>
  profile.parse({
    ...aPerson(),
    createdAt: '2025-03-02T10:00:00+07:00',
    posts: 6,
    bio: 'Ghế đá khán đài C.',
    onAir: null,
    tips: { win: 6, draw: 1, lose: 3, units: 2.5, last: [10, 30, 20], streak: 1 },
    ...own,
  });
