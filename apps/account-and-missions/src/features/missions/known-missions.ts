import { knownWord } from '@portal/contracts';
import { missionIds, type Mission } from '@portal/contracts/points';

export type MissionId = (typeof missionIds)[number];
export type KnownMission = Omit<Mission, 'id'> & { readonly id: MissionId };

/** What a newer portal has thought of is none of ours to explain: it is left out. */
export const knownMissions = (missions: readonly Mission[]): KnownMission[] =>
  missions.flatMap((mission) => {
    const id = knownWord(missionIds, mission.id);
    return id ? [{ ...mission, id }] : [];
  });
