import type { Pose } from './people.ts';

export const STAND: Pose = {
  near: [-14, -4],
  far: [14, 4],
  legs: [
    [-3, -2],
    [3, 2],
  ],
};
/** Seen down to the chest or the waist only. */
export const BUST: Pose = { near: [-14, -4], far: [14, 4] };
export const CHEER: Pose = {
  near: [-136, -164, 'open'],
  far: [136, 164, 'open'],
  legs: [
    [-8, -4],
    [8, 4],
  ],
};
export const JUMP: Pose = {
  near: [-145, -172, 'open'],
  far: [148, 176, 'open'],
  tilt: -6,
  legs: [
    [-26, -70, 30],
    [24, -16, 20],
  ],
};
export const WALK: Pose = {
  lean: 3,
  near: [-26, -8],
  far: [24, 44],
  legs: [
    [24, 8, -8],
    [-18, -34, 24],
  ],
};
export const RUN: Pose = {
  lean: 14,
  near: [-52, 24],
  far: [44, 116],
  legs: [
    [58, -6, -6],
    [-26, -84, 62],
  ],
};
/** The foot is about to meet the ball. */
export const SHOOT: Pose = {
  lean: -10,
  near: [-74, -48, 'open'],
  far: [66, 104, 'open'],
  legs: [
    [68, 52, -28],
    [-14, -12, 4],
  ],
};
/** On a low stool, a hand on the table. */
export const SIT: Pose = {
  lean: 6,
  near: [22, 82],
  far: [34, 86],
  legs: [
    [84, -4],
    [78, 8],
  ],
};
export const CROSSED: Pose = { near: [-8, 100], far: [8, -100], bothOver: true };
/** Both palms up. */
export const SHRUG: Pose = { near: [-30, -108, 'open'], far: [30, 108, 'open'] };
export const SLIDE: Pose = {
  lean: -44,
  tilt: 22,
  near: [-60, -40, 'open'],
  far: [70, 100, 'open'],
  legs: [
    [86, 86, -60],
    [60, 124, 20],
  ],
};
