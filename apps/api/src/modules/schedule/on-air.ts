import { hotMatch, onAirOrder, type Heated, type HotChoice } from '@portal/domain';
import { sportOf, type Programme } from '../../live/programme.ts';
import { stageOf } from '../../sports/index.ts';
import { showAiring, type Shown } from './showing.ts';

interface Parts {
  programme: Pick<Programme, 'liveAt' | 'football'>;
  /** Connections that watch a match right now. */
  viewers: (fixtureId: number) => number;
}

/** What is on air, in the one order of all lists, and the hot match, which is remembered so that it stays for all visitors. */
export class OnAirList {
  private readonly parts: Parts;
  private chosen: HotChoice | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  at(now: number): { shown: Shown[]; hot: number | undefined } {
    const { programme } = this.parts;
    const onAir = programme.liveAt(now).map((airing) => {
      const shown = showAiring(airing, programme, now);
      return { shown, place: this.heated(shown) };
    });
    this.chosen = hotMatch(
      onAir.map(({ place }) => place),
      this.chosen,
      now,
    );
    const hot = this.chosen?.fixtureId;
    const inOrder = onAirOrder(hot);
    return { shown: onAir.sort((a, b) => inOrder(a.place, b.place)).map(({ shown }) => shown), hot };
  }

  private heated(shown: Shown): Heated {
    const { fixtureId, kickOffAt } = shown.fixture;
    const place = { fixtureId, kickOffAt, sportId: sportOf(shown.fixture), viewers: this.parts.viewers(fixtureId) };
    // A game has neither stages nor the phases of football; it is never the hot match.
    return shown.kind === 'generated'
      ? { ...place, phase: 'first-half', score: { home: 0, away: 0 } }
      : { ...place, stage: stageOf(shown.fixture.match).key, phase: shown.state.phase, score: shown.state.score };
  }
}
