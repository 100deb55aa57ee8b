import { dot, type Point } from '@portal/comics/pen';
import type { Pose } from '@portal/comics/people';

/** From 0 to 1 between two moments; before and after them it stands. */
export const passed = (seconds: number, from: number, to: number): number => Math.min(1, Math.max(0, (seconds - from) / (to - from)));

/** The same, but it starts and ends softly. */
export function eased(seconds: number, from: number, to: number): number {
  const part = passed(seconds, from, to);
  return part * part * (3 - 2 * part);
}

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Three decimals: what moves slowly must not be seen to step. */
export const fine = (value: number): string => String(Math.round(value * 1000) / 1000 || 0);

/** A drawing elsewhere. The pens draw in whole pixels, so what moves is moved as a whole. */
export const moved = (content: string, x: number, y: number): string => `<g transform="translate(${fine(x)} ${fine(y)})">${content}</g>`;

export const turned = (content: string, degrees: number, [x, y]: Point): string => `<g transform="rotate(${fine(degrees)} ${dot([x, y])})">${content}</g>`;

/** A drawing around 0 0, put somewhere. */
export const placed = (content: string, [x, y]: Point, scale: number, degrees = 0): string =>
  `<g transform="translate(${fine(x)} ${fine(y)}) rotate(${fine(degrees)}) scale(${fine(scale)})">${content}</g>`;

export const seen = (content: string, opacity: number): string => (opacity <= 0 ? '' : opacity >= 1 ? content : `<g opacity="${fine(opacity)}">${content}</g>`);

/** Two drawings may use the same ids until each has a name of its own. */
export const named = (content: string, name: string): string => content.replaceAll(' id="', ` id="${name}-`).replaceAll(' href="#', ` href="#${name}-`);

/** How high somebody is who hops on and on: quickly off the ground, and back. */
export const hop = (seconds: number, every: number, phase = 0): number => Math.abs(Math.sin(Math.PI * (seconds / every + phase)));

/** Slowly to and fro, from -1 to 1. */
export const sway = (seconds: number, every: number, phase = 0): number => Math.sin(2 * Math.PI * (seconds / every + phase));

type Arm = Pose['near'];
type Legs = NonNullable<Pose['legs']>;

/** A pose on its way from one to another. Fists and fingers are those of the first. */
export function blend(from: Pose, to: Pose, part: number): Pose {
  const arm = ([upper, lower, hand]: Arm, [toUpper, toLower]: Arm): Arm => [mix(upper, toUpper, part), mix(lower, toLower, part), hand];
  const leg = ([upper, lower, foot = 0]: Legs[number], [toUpper, toLower, toFoot = 0]: Legs[number]): Legs[number] => [
    mix(upper, toUpper, part),
    mix(lower, toLower, part),
    mix(foot, toFoot, part),
  ];
  return {
    lean: mix(from.lean ?? 0, to.lean ?? 0, part),
    tilt: mix(from.tilt ?? 0, to.tilt ?? 0, part),
    near: arm(from.near, to.near),
    far: arm(from.far, to.far),
    ...(from.legs && to.legs ? { legs: [leg(from.legs[0], to.legs[0]), leg(from.legs[1], to.legs[1])] as const } : {}),
  };
}
