import { addMessages, createI18n } from '@portal/i18n';
import texts from '../../locales/vi.json';
import { goalWords, lineOf } from './line.ts';

const line = (systemMessage: number | null, filteredMessage: string) => lineOf({ systemMessage, filteredMessage, showName: 'Dũng Vespa' });

describe('a message in the list', () => {
  it('is words when a person wrote it, whatever it looks like', () => {
    expect(line(null, 'Messi|90|1|0')).toEqual({ kind: 'words' });
  });

  it('reads a goal with its player, minute and score', () => {
    expect(line(90, 'L. Quốc Triệu|45+2|2|1')).toEqual({ kind: 'goal', how: 'goal', player: 'L. Quốc Triệu', minute: '45+2', home: 2, away: 1 });
  });

  it('says of an own goal and of a penalty what it was, and of a kind of tomorrow that a goal fell', async () => {
    const i18n = await createI18n('vi');
    addMessages(i18n, 'chat', 'vi', texts);
    const t = i18n.getFixedT(null, 'chat');
    const said = (text: string) => {
      const goal = line(90, text);
      return goal.kind === 'goal' ? goalWords(goal, t) : goal.kind;
    };
    expect(said('Messi|45|1|0')).toBe('VÀO! Messi, phút 45');
    expect(said('Messi|45|1|0|own-goal')).toBe('VÀO! Messi phản lưới nhà, phút 45');
    expect(said('|45|1|0|own-goal')).toBe('VÀO! Phản lưới nhà, phút 45');
    expect(said('Messi|45|1|0|penalty')).toBe('VÀO! Messi đá phạt đền, phút 45');
    expect(said('Messi|45|1|0|bicycle-kick')).toBe('VÀO! Messi, phút 45');
  });

  it('shows a goal it cannot read as it came', () => {
    expect(line(90, 'Vào rồi')).toEqual({ kind: 'notice', text: 'Vào rồi' });
    expect(line(90, 'A|1|x|0')).toEqual({ kind: 'notice', text: 'A|1|x|0' });
  });

  it('names who came in', () => {
    expect(line(5, 'Dũng Vespa')).toEqual({ kind: 'join', name: 'Dũng Vespa' });
    expect(line(5, '')).toEqual({ kind: 'join', name: 'Dũng Vespa' });
  });

  it('leaves out what belongs to other parts, and kinds of tomorrow', () => {
    expect(line(7, '{}')).toEqual({ kind: 'nothing' });
    expect(line(4711, 'x')).toEqual({ kind: 'nothing' });
  });
});
