import { commentTargets, limits } from '@portal/contracts';
import { reportTargets } from '@portal/contracts/report';
import { postTypes } from '@portal/contracts/newsfeed';
import { reactionTargets } from '../modules/reactions/index.ts';

export const MANY = 100_000;
/** Things that have very many of something. */
export const OBJECT = {
  post: 900_001,
  comment: 900_001,
  article: 900_001,
  comic: 900_001,
  draft: 900_001,
  movie: 900_001,
  category: 900_001,
  fixture: 900_001,
  team: 900_001,
  tournament: 900_001,
} as const;

// One a second, the newest first in number: every list by time is a list by number.
const at = (step = 'n') => `'2026-01-01T00:00:00Z'::timestamptz - make_interval(secs => ${step})`;
const series = `generate_series(1, ${MANY}) n`;
const fan = `(select id from account where username = 'fan')`;

/** Fills every table that grows with use, most rows hanging on one thing each: the worst that a list can meet. */
export async function fillWithRows(run: (sql: string) => Promise<void>): Promise<void> {
  const { fixture, article, category, comic, comment, draft, movie, post, team, tournament } = OBJECT;
  await run(
    `insert into account (username, display_name, password_hash, site_role_id, user_type, created_at) select 'member' || n, 'Member ' || n, '', 1, 10, ${at()} from ${series}`,
  );
  await run(`insert into post (id, author_id, uuid, post_type, action_mode, visibility, feed, content, created_at) overriding system value
    select ${post} + n - 1, ${fan}, 'many-post-' || n, case when n % 10 = 0 then ${postTypes.shareTips} else ${postTypes.normal} end, 1, 1, case when n % 10 = 0 then 4 else 3 end, 'words', ${at()} from ${series}`);
  await run(`update post set shared_id = ${post} where id > ${post} and id < ${post} + 50000`);
  await run(`update post set fixture_id = ${fixture} where id >= ${post} + 50000`);
  await run(`update post set edited_at = created_at + interval '1 day' where id = ${post}`);
  await run(`insert into post_version (post_id, since, content, media) select ${post} + n % 2000, ${at()}, 'words', '[]' from ${series}`);
  await run(`insert into post_hashtag (tag, post_id, created_at) select 'derby', id, created_at from post where id >= ${post}`);
  await run(`insert into comment (id, object_type, object_id, author_id, uuid, parent_id, score, content, created_at) overriding system value
    select ${comment} + n - 1, ${commentTargets.post}, ${post}, ${fan}, 'many-comment-' || n, case when n % 2 = 0 then ${comment} end, n, 'words', ${at()} from ${series}`);
  await run(
    `insert into reaction (object_type, object_id, account_id, kind, created_at) select ${commentTargets.post}, ${post}, id, 'love', ${at('row_number() over ()')} from account limit ${MANY}`,
  );
  // And seven on each other post: a million in all, with those of comments.
  await run(`insert into reaction (object_type, object_id, account_id, kind, created_at)
    select ${commentTargets.post}, ${post} + n, reader.id, 'love', ${at()} from ${series}
    cross join (select id from account where username like 'member%' order by id limit 7) reader`);
  await run(
    `insert into reaction_count (object_type, object_id, kind, count) select ${commentTargets.post}, ${post} + n - 1, 'love', n from ${series} on conflict do nothing`,
  );
  await run(
    `insert into reaction (object_type, object_id, account_id, kind, created_at) select ${reactionTargets.comment}, ${comment} + n - 1, ${fan}, 'love', ${at()} from ${series}`,
  );
  await run(
    `insert into reaction (object_type, object_id, account_id, kind, created_at) select ${reactionTargets.comment}, ${comment}, id, 'love', ${at('row_number() over ()')} from account limit ${MANY} on conflict do nothing`,
  );
  await run(`insert into reaction_count (object_type, object_id, kind, count) select ${reactionTargets.comment}, ${comment} + n - 1, 'love', n from ${series}`);
  await run(
    `insert into comment_count (object_type, object_id, count) select ${commentTargets.post}, ${post} + n - 1, n from ${series} on conflict do nothing`,
  );
  await run(`insert into article_category (id, slug, listed, articles) values (${category}, 'many', true, ${MANY})`);
  await run(`insert into article (id, category_id, listed, words, author, cover, hashtags, published_at, week_views)
    select ${article} + n - 1, ${category}, true, 'words', 'author', '{"motif":"pitch","colors":[],"monograms":[],"alt":"","credit":""}', '{derby}', ${at()}, n % 1000 from ${series}`);
  await run(
    `insert into article_text (article_id, language, title, lead, blocks, minutes) select ${article} + n - 1, 'vi', 'title', 'lead', '[]', 3 from ${series}`,
  );
  await run(`insert into article_draft (id, uuid, state, version, source, written_at, edited_at) overriding system value
    select ${draft} + n - 1, 'draft-' || n, 'withdrawn', ${MANY}, '{"texts":{"vi":{"title":"title"}}}', 1, ${at()} from ${series}`);
  await run(`insert into article_change (draft_id, version, kind, at) select ${draft}, ${MANY} - n, 'published', ${at()} from ${series}`);
  await run(`insert into comic (id, slug, author, licence, pages, published_at) overriding system value
    select ${comic} + n - 1, 'many-' || n, 'author', 'CC0-1.0', 2, ${at()} from ${series}`);
  await run(`insert into comic_text (comic_id, language, title, summary) select ${comic} + n - 1, 'vi', 'title', 'summary' from ${series}`);
  await run(`insert into comic_page (comic_id, number, picture, width, height, words)
    select ${comic} + n - 1, number, '/files/x.webp', 3, 4, '{}' from ${series} cross join (values (1), (2)) page (number)`);
  await run(`insert into movie (id, slug, kind, author, licence, episodes, seconds, published_at) overriding system value
    select ${movie} + n - 1, 'many-' || n, 'series', 'author', 'CC0-1.0', 2, 60, ${at()} from ${series}`);
  await run(`insert into movie_text (movie_id, language, title, summary) select ${movie} + n - 1, 'vi', 'title', 'summary' from ${series}`);
  await run(`insert into movie_episode (movie_id, number, film, poster, width, height, seconds, texts, lines)
    select ${movie} + n - 1, number, '/files/x.mp4', '/files/x.webp', 16, 9, 30, '{}', '{}' from ${series} cross join (values (1), (2)) episode (number)`);
  await run(`insert into article_hashtag (hashtag, article_id, published_at) select 'derby', id, published_at from article where id >= ${article}`);
  await run(`insert into article_hashtag_count (hashtag, name, count) select 'tag' || n, 'tag' || n, n from ${series}`);
  await run(
    `insert into feedback (sender, uuid, kind, content, pictures, created_at) select 'a', 'many-word-' || n, 'idea', 'words of some length', '{}', ${at()} from ${series}`,
  );
  // Three hundred seasons of some hundred teams each.
  await run(`insert into source_match (source_key, competition, season, played_on, record, imported_at, tournament_id, home_id, away_id)
    select 'many-' || n, 'Many', '2026', '2026-01-01', record, imported_at, ${tournament} + n % 300, ${team} + n % 4000, ${team} + (n + 300) % 4000
    from source_match cross join ${series} where source_match.id = (select min(id) from source_match)`);
  await run(`insert into tournament (id, key, competition, season, first_day, last_day, teams)
    select ${tournament} + n, 'many', 'Many', n::text, '2026-01-01', '2026-01-01', 100 from generate_series(0, 299) n`);
  await run(`insert into team (id, name) select ${team} + n, 'Team ' || n from generate_series(0, 3999) n`);
  await run(
    `insert into fixture (id, source_key, sport_id, kind, kick_off) select ${fixture} + n - 1, 'many-' || n, 10, 'scheduled', '2027-06-01T00:00:00Z'::timestamptz - make_interval(mins => n * 10) from ${series}`,
  );
  await run(`insert into tip (uuid, author_id, fixture_id, source_key, kick_off, type, pick, line, price, content, created_at, result, settled_units, settled_at, competition, season, tournament_id)
    select 'many-tip-' || n, account.id, ${fixture}, 'many-1', ${at()}, case when n % 20 = 0 then 10 else 30 end, 'home', -0.5, 1.9, '', ${at()}, case when n % 3 = 0 then null else 10 end, case when n % 3 = 0 then null else 1 end, case when n % 3 = 0 then null else ${at()} end, 'Many', '2026', ${tournament} + n % 2
    from ${series} join account on account.username = 'member' || n`);
  await run(`insert into tip_link (author_id, n, deed, at, previous, hash, tip_id, match, kick_off, type, pick, line, price, tip_created_at)
    select case when n % 2 = 0 then ${fan} else 2 end, n, 'made', ${at()}, 'hash', 'hash', n, 'many-1', ${at()}, 30, 'home', -0.5, 1.9, ${at()} from ${series} on conflict do nothing`);
  await run(`insert into tip_chain (author_id, n, hash, at) values (${fan}, ${MANY}, 'hash', now()) on conflict (author_id) do update set n = excluded.n`);
  await run(`insert into tip_day (day, previous, hash, authors) select date '2000-01-01' + n, 'hash', 'hash', ${MANY} from generate_series(1, 5000) n`);
  await run(`insert into tip_day_head (day, author_id, n, hash)
    select date '2000-01-01' + 5000, n, 1, 'hash' from ${series} union all select date '2000-01-01' + n, ${fan}, 1, 'hash' from generate_series(1, 4999) n`);
  await run(
    `insert into points_ledger (transfer_id, account_id, purse, amount, balance, reason, subject, created_at)
      select n + 1000, case when side > 0 then ${fan} end, case when side < 0 then 'mission' end, side, case when side > 0 then n end, 'mission', 'many-' || n, ${at()} from ${series} cross join (values (1), (-1)) sides (side)`,
  );
  await run(`insert into mission_deed (account_id, day, kind, thing)
    select account.id, '2026-11-20', 'chat', n from ${series} join account on account.username = 'member' || n`);
  await run(`insert into lucky_round (number, seed, commitment, prizes, "left", drawn, opened_at, ends_at)
    select n, 'seed', 'hash', '[{"prize":1,"points":10,"stock":${MANY}}]', array[0], ${MANY}, ${at()}, ${at()} from generate_series(1, 5000) n`);
  await run(`insert into lucky_draw (round, number, account_id, uuid, prize, points, week, ticket, drawn_at)
    select 4000, n, case when n % 40 = 0 then ${fan} else 2 end, 'many-' || n, 1, 10, date '2000-01-03' + (n / 400) * 7, n % 400, ${at()} from ${series}`);
  // A fortieth came by the fan.
  await run(`insert into referral (friend_id, inviter_id, state, points, ends_on, created_at)
    select account.id, case when n % 40 = 0 then ${fan} else 2 end, case n % 3 when 0 then 'waiting' when 1 then 'refused' else 'rewarded' end, 0, date '2026-12-01' + n, ${at()} from ${series} join account on account.username = 'member' || n`);
  await run(`insert into chat_message (room_id, room_offset, uuid, author_id, show_name, is_guest, user_type, original_message, filtered_message, created_at)
    select ${limits.publicRoomId}, last_offset + n, 'many-message-' || n, 1, 'fan', false, 10, 'words', 'words', ${at()} from chat_room cross join ${series} where chat_room.id = ${limits.publicRoomId}`);
  await run(`update chat_room set last_offset = last_offset + ${MANY} where id = ${limits.publicRoomId}`);
  await run(`insert into notification (account_id, type, title, content, created_at, read_at)
    select ${fan}, case when n % 10 = 0 then 30 else 10 end, 'NEW_COMMENT', n || '|Lan|NEW_COMMENT', ${at()}, case when n % 2000 <> 0 then ${at()} end from ${series}`);
  // A fourth of all are the fan's friends, a fourth they have asked, a fourth have asked them; a third they follow; a fifth are muted, a fourth blocked.
  const when = (so: string) => `case when ${so} then ${at()} end`;
  const pairs = (
    own: string,
    other: string,
    asked: number,
  ) => `insert into relation (account_id, other_id, friend_at, asked_at, following_at, muted_at, blocked_at)
    select ${own}, ${other}, ${when('n % 4 = 0')}, ${when(`n % 4 = ${asked}`)}, ${when('n % 3 = 0')}, ${when('n % 5 = 0')}, ${when('n % 4 = 3')} from ${series} join account on account.username = 'member' || n`;
  await run(pairs(fan, 'account.id', 1));
  await run(pairs('account.id', fan, 2));
  // As staff one has a thousand friends and follows as many, each of whom has written twelve posts; a hundred thousand are by one more.
  await run(`insert into relation (account_id, other_id, friend_at, following_at)
    select staff.id, account.id, ${at('0')}, ${at('0')} from account, account staff
    where staff.username = 'staff' and (account.username = 'fan' or account.id in (select id from account where username like 'member%' limit 1000))
    on conflict (account_id, other_id) do update set friend_at = excluded.friend_at, following_at = excluded.following_at`);
  const pair = (own: string, other: string, columns: string) => `insert into relation (account_id, other_id, ${columns})
    select one.id, other.id, ${columns
      .split(',')
      .map(() => at('0'))
      .join(', ')} from account one, account other where one.username = '${own}' and other.username = '${other}'
    on conflict (account_id, other_id) do update set ${columns
      .split(', ')
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')}`;
  await run(pair('fan', 'tipster', 'blocked_at'));
  await run(pair('blv', 'fan', 'friend_at, muted_at'));
  await run(`insert into post (author_id, uuid, post_type, action_mode, visibility, feed, content, created_at)
    select other_id, 'many-own-' || n, ${postTypes.normal}, 1, 1, 3, 'words', ${at('200000 + n')} from relation cross join generate_series(1, 12) n
    where account_id = (select id from account where username = 'staff') and other_id <> ${fan}`);
  await run(`insert into relation_count (account_id, friends, followers) select id, 1, id % 1000 from account on conflict do nothing`);
  // Half of them to come, one every half an hour; the fan is at each.
  await run(`insert into event (uuid, host_id, title, text, starts_at, ends_at, created_at)
    select 'many-' || n, ${fan}, 'Event', '', now_at + make_interval(mins => 30 * (n - ${MANY / 2})), now_at + make_interval(mins => 30 * (n - ${MANY / 2}) + 90), now_at
    from ${series} cross join (select '2026-11-20T13:00:00Z'::timestamptz now_at) time`);
  await run(`insert into event_guest (event_id, account_id, booked_at) select id, ${fan}, created_at from event`);
  // Everybody has booked the same commentator, the fan a hundred.
  await run(`insert into booking (account_id, fixture_id, commentator_id, name, starts_at, created_at)
    select id, 7, 101, 'words', '2026-11-21T13:00:00Z', ${at('account.id')} from account`);
  await run(`insert into booking (account_id, fixture_id, commentator_id, name, starts_at, created_at)
    select ${fan}, 100 + n, 101, 'words', '2026-11-21T13:00:00Z', ${at('n')} from generate_series(1, 99) n`);
  // One an hour, all of them the fan's; half of them wait for their result.
  await run(`insert into prediction (uuid, account_id, fixture_id, source_key, kick_off, type, pick, price, stake, day, created_at, payout, settled_at)
    select 'many-' || n, ${fan}, 1000 + n, 'many-' || n, hour_before, 20, 'home', 2, 10, (hour_before at time zone 'Asia/Ho_Chi_Minh')::date, hour_before, case when n % 2 = 0 then 20 end, case when n % 2 = 0 then hour_before end
    from ${series} cross join lateral (select '2026-11-20T13:00:00Z'::timestamptz - make_interval(hours => n::integer) hour_before) time`);
  // Every second one waits; of each half the newest was reported by everybody.
  await run(`insert into report_case (object_type, object_id, author_id, count, reasons, reported_at, verdict, decided_at)
    select ${reportTargets.post}, ${post} + n - 1, ${fan}, 1, '{"spam":1}', ${at()}, case when n % 2 = 0 then 'kept' end, case when n % 2 = 0 then ${at()} end from ${series}`);
  await run(`insert into report (case_id, reporter_id, reason, text, created_at) select report_case.id, account.id, 'spam', '', ${at('account.id')}
    from report_case cross join account where object_id in (${post}, ${post + 1}) or (account.username = 'staff' and object_id < ${post} + 1000)`);
  // The friends whom staff knows last have fifty friends each; staff and fan are in twenty closed rooms of a thousand.
  await run(`insert into relation (account_id, other_id, friend_at)
    select friend.other_id, other.id, ${at('k')} from (select other_id, row_number() over () r from relation where account_id = (select id from account where username = 'staff') order by friend_at desc, other_id desc limit 200) friend
    cross join generate_series(1, 50) k join account other on other.username = 'member' || (friend.r * 331 + k * 97) % ${MANY} on conflict do nothing`);
  await run(`insert into chat_room (id, title, kind, vip_group, epoch) select 500 + n, 'Closed ' || n, 'public', 1, 'many' from generate_series(1, 20) n`);
  await run(`insert into chat_member (room_id, account_id, joined_at)
    select 500 + n, account.id, ${at('account.id')} from generate_series(1, 20) n join account on account.username in ('staff', 'fan') or account.username like 'member' || n || '___'`);
  // Everybody shows one team, and four more are shown by the fan and staff and a thousandth of all.
  await run(`insert into account_team (account_id, team_id, place) select id, ${team}, 0 from account`);
  await run(
    `insert into account_team (account_id, team_id, place) select id, ${team} + n, n from account cross join generate_series(1, 4) n where username in ('fan', 'staff') or id % 1000 = 0`,
  );
  await run(
    `insert into search_word (word, kind, ref_id, rank) select word, 4, id, 0 from account cross join lateral (values ('member'), (username), ('khan' || id % 97), ('dai' || id % 89), ('viet' || id % 83), ('nam' || id % 79)) names(word) on conflict do nothing`,
  );
  await run('analyze');
}
