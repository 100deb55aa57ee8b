import { face, type Mood } from './face.ts';
import { hairBack, hairBehind, hairOn, worn, type Extra, type Hair } from './hair.ts';
import { INK, LINE, dot, faint, pen, shape, stroke, tint, type Pen, type Point } from './pen.ts';

/** How long the parts of a body are, for a head as large as it says. */
interface Build {
  readonly head: number;
  readonly torso: number;
  readonly shoulders: number;
  readonly hips: number;
  readonly arm: readonly [upper: number, lower: number];
  readonly leg: readonly [upper: number, lower: number];
  readonly limb: number;
}

export const ADULT: Build = { head: 50, torso: 108, shoulders: 47, hips: 34, arm: [54, 50], leg: [66, 64], limb: 24 };
export const CHILD: Build = { head: 48, torso: 74, shoulders: 36, hips: 27, arm: [38, 36], leg: [42, 40], limb: 20 };

/** What somebody looks like, on every page. */
export interface Character {
  readonly build: Build;
  readonly skin: string;
  readonly hair: Hair;
  readonly hairColour: string;
  readonly shirt: string;
  readonly longSleeves?: boolean;
  /** A band across the chest. */
  readonly band?: string;
  readonly bottoms: string;
  readonly trousers?: boolean;
  readonly socks?: string;
  readonly shoes: string;
  readonly wears?: readonly Extra[];
}

type Hand = 'fist' | 'open' | 'point';
/** Degrees of the two parts of a limb: 0 hangs down, 90 is where the person faces, 180 is up, -90 behind. */
type Arm = readonly [upper: number, lower: number, hand?: Hand];
type Leg = readonly [upper: number, lower: number, foot?: number];

export interface Pose {
  /** Of the back, forwards. */
  readonly lean?: number;
  readonly tilt?: number;
  /** The arm on the side that is nearer to us, over the body, and the other one, behind it. */
  readonly near: Arm;
  readonly far: Arm;
  /** Both arms over the body. */
  readonly bothOver?: boolean;
  /** Without legs: somebody who stands behind something. */
  readonly legs?: readonly [near: Leg, far: Leg];
}

/** Something held: drawn at the hand, along the arm (down is away from the elbow). */
export type Held = (hand: Pen) => string;

interface Stance {
  readonly x: number;
  readonly y: number;
  /** What is at x and y: the soles of the feet, the hips or the middle of the head. */
  readonly by?: 'feet' | 'hips' | 'head';
  readonly scale: number;
  readonly mirrored?: boolean;
  /** 0 faces us, 1 is seen nearly from the side. */
  readonly turn?: number;
  readonly back?: boolean;
  readonly mood?: Mood;
  readonly gaze?: readonly [number, number];
  readonly nearHolds?: Held;
  readonly farHolds?: Held;
}

const along = ([x, y]: Point, degrees: number, length: number): Point => [
  x + Math.sin((degrees * Math.PI) / 180) * length,
  y + Math.cos((degrees * Math.PI) / 180) * length,
];
const between = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];

/** A bent limb with a round joint, `part` of its lower half. */
function bent(p: Pen, from: Point, joint: Point, to: Point, part = 1): string {
  const [a, b, c] = [p.at(from), p.at(joint), p.at(to)];
  return `M${dot(a)}L${dot(between(a, b, 0.7))}Q${dot(b)} ${dot(between(b, c, Math.min(0.3, part)))}L${dot(between(b, c, part))}`;
}

/** A tube with a dark line around it. */
export const tube = (path: string, colour: string, thick: number): string => stroke(path, INK, thick + 2 * LINE) + stroke(path, colour, thick);

function hand(p: Pen, wrist: Point, degrees: number, kind: Hand, skin: string, limb: number): string {
  const h = p.sub(wrist, -degrees);
  const thick = Math.max(4, limb * 0.36 * p.scale);
  if (kind === 'open') {
    const fingers = [-26, -9, 8, 25].map((angle) => `M0 ${limb * 0.3}L${dot(along([0, limb * 0.2], angle, limb * 0.95))}`).join('');
    const all = h.path(`${fingers}M0 ${limb * 0.2}L${dot([limb * 0.8, limb * 0.3])}`);
    return stroke(all, INK, thick + 2 * LINE) + h.oval([0, limb * 0.22], limb * 0.56, limb * 0.56, skin) + stroke(all, skin, thick);
  }
  const finger = kind === 'point' ? tube(h.path(`M0 ${limb * 0.3}L${dot([0, limb * 1.35])}`), skin, thick) : '';
  return (
    finger +
    h.oval([0, limb * 0.22], limb * 0.62, limb * 0.62, skin) +
    (p.scale < 1.2
      ? ''
      : stroke(h.path(`M${dot([limb * 0.42, limb * 0.02])}Q${dot([limb * 0.2, limb * 0.4])} ${dot([-limb * 0.1, limb * 0.34])}`), tint(skin, 0.72), 3))
  );
}

interface Limbs {
  readonly p: Pen;
  readonly who: Character;
  readonly shade: number;
}

function arm({ p, who, shade }: Limbs, shoulder: Point, [upper, lower, kind = 'fist']: Arm, holds: Held | undefined): string {
  const { arm: lengths, limb } = who.build;
  const [elbow, skin, shirt] = [along(shoulder, upper, lengths[0]), tint(who.skin, shade), tint(who.shirt, shade)];
  const wrist = along(elbow, lower, lengths[1]);
  const sleeve = who.longSleeves ? bent(p, shoulder, elbow, wrist, 0.86) : `M${dot(p.at(shoulder))}L${dot(p.at(between(shoulder, elbow, 0.62)))}`;
  const thick = (limb + (who.longSleeves ? 4 : 7)) * p.scale;
  return [
    tube(bent(p, shoulder, elbow, wrist), skin, limb * 0.86 * p.scale),
    tube(sleeve, shirt, thick),
    // The sleeve grows out of the shirt: no line across the shoulder.
    p.oval(shoulder, (limb + 5) / 2 + 2, (limb + 5) / 2 + 2, shirt, 0),
    holds?.(p.sub(along(wrist, lower, limb * 0.2), -lower)) ?? '',
    hand(p, wrist, lower, kind, skin, limb),
  ].join('');
}

function leg({ p, who, shade }: Limbs, hip: Point, [upper, lower, foot = 0]: Leg, outward: boolean): string {
  const { leg: lengths, limb } = who.build;
  const knee = along(hip, upper, lengths[0]);
  const ankle = along(knee, lower, lengths[1]);
  const whole = bent(p, hip, knee, ankle);
  const shoe = outward
    ? 'M12 -14L-10 -14C-24 -6 -36 0 -35 9Q-34 13 -28 13L12 13Q19 0 12 -14Z'
    : 'M-12 -14L10 -14C24 -6 36 0 35 9Q34 13 28 13L-12 13Q-19 0 -12 -14Z';
  const sock = `M${dot(p.at(between(knee, ankle, 0.36)))}L${dot(p.at(ankle))}`;
  return [
    tube(whole, tint(who.trousers ? who.bottoms : who.skin, shade), (limb + (who.trousers ? 5 : 1)) * p.scale),
    who.socks ? stroke(sock, tint(who.socks, shade), (limb + 1) * p.scale) : '',
    shape(p.sub(ankle, foot, limb / 26).path(shoe), who.shoes),
    who.trousers ? '' : tube(`M${dot(p.at(hip))}L${dot(p.at(between(hip, knee, 0.66)))}`, tint(who.bottoms, shade), (limb + 13) * p.scale),
  ].join('');
}

function head(p: Pen, who: Character, { back, mood = 'calm', turn = 0, gaze = [turn * 0.6, 0] }: Stance): string {
  const { skin, hair, hairColour } = who;
  const extras = (who.wears ?? []).filter((extra) => extra !== 'scarf').map((extra) => worn(p, extra, turn, back === true));
  // From afar ears, eyes and hands are without detail: it would not be seen.
  const ear = (x: number) => p.oval([x, 4], 12, 12, skin) + (p.scale < 1.2 ? '' : stroke(p.path(`M${x - 3} 1Q${x + 4} 4 ${x - 1} 9`), tint(skin, 0.72), 3));
  const hides = hair === 'bob';
  if (back)
    return (
      hairBehind(p, hair === 'ponytail' || hair === 'bob' ? 'short' : hair, hairColour) +
      (hides ? '' : ear(-50) + ear(50)) +
      hairBack(p, hair, hairColour, skin) +
      extras.join('')
    );
  return [
    hairBehind(p, hair, hairColour),
    turn < 0.5 && !hides ? ear(50) : '',
    p.oval([0, 0], 50, 50, skin),
    face(p, mood, turn, gaze, skin, hair === 'thin' || hair === 'bun' ? '#8B8782' : INK, tint(skin, 0.72)),
    hairOn(p, hair, hairColour, turn),
    hides ? '' : ear(-50 + 24 * turn),
    ...extras,
  ].join('');
}

function torso(p: Pen, who: Character, turn: number): string {
  const { torso: high, hips } = who.build;
  const wide = who.build.shoulders * (1 - 0.18 * turn);
  const body = `M${-wide} ${-high + 30}Q${-wide} ${-high + 2} ${-14} ${-high - 3}L14 ${-high - 3}Q${wide} ${-high + 2} ${wide} ${-high + 30}L${hips + 4} 8Q0 16 ${-hips - 4} 8Z`;
  const edge = LINE / 2 / p.scale;
  const band = who.band
    ? shape(
        p.path(
          `M${-wide + edge + 2} ${-high * 0.58}L${wide - edge - 2} ${-high * 0.58}L${wide - edge - 6} ${-high * 0.32}L${-wide + edge + 6} ${-high * 0.32}Z`,
        ),
        who.band,
        0,
      )
    : '';
  const shadow = faint(
    shape(
      p.path(
        `M${wide - edge} ${-high + 30}L${hips + 4 - edge} ${8 - edge}Q${hips - 8} ${12 - edge} ${hips - 16} ${13 - edge}Q${wide - 16} ${-high * 0.4} ${wide - 22} ${-high + 12}Z`,
      ),
      INK,
      0,
    ),
    0.1,
  );
  return shape(p.path(body), who.shirt) + band + shadow;
}

function scarf(p: Pen, high: number): string {
  const around = `M-25 ${-high}Q0 ${-high + 20} 25 ${-high}`;
  const end = `M12 ${-high + 10}L20 ${-high + 66}L40 ${-high + 62}L28 ${-high + 4}Z`;
  return (
    shape(p.path(end), '#D9A63A') +
    stroke(p.path(`M17 ${-high + 44}L35 ${-high + 41}`), '#D9433B', 8 * p.scale) +
    tube(p.path(around), '#D9A63A', 18 * p.scale) +
    stroke(p.path(`M-8 ${-high + 4}L-10 ${-high + 15}M8 ${-high + 4}L10 ${-high + 15}`), '#D9433B', 7 * p.scale)
  );
}

export function person(who: Character, pose: Pose, stance: Stance): string {
  const { build } = who;
  const turn = stance.turn ?? 0;
  const legs = pose.legs ?? [];
  // The lower foot stands on the ground.
  const [thigh, shin] = build.leg;
  const reach = Math.max(...legs.map(([upper, lower]) => along(along([0, 0], upper, thigh), lower, shin)[1] + 13 * (build.limb / 26)), 0);
  const flat = pen([0, 0], stance.scale, stance.mirrored, pose.lean);
  const headAt: Point = [turn * 5, -build.torso - build.head * 0.92];
  const [headX, headY] = flat.at(headAt);
  const by = stance.by ?? 'feet';
  const origin: Point = by === 'head' ? [stance.x - headX, stance.y - headY] : [stance.x, stance.y - (by === 'feet' ? reach * stance.scale : 0)];
  const hips = pen(origin, stance.scale, stance.mirrored);
  const body = pen(origin, stance.scale, stance.mirrored, pose.lean);
  const inset = build.shoulders * (1 - 0.18 * turn) - build.limb * 0.66;
  const [nearShoulder, farShoulder]: [Point, Point] = [
    [-inset, -build.torso + 19],
    [inset, -build.torso + 19],
  ];
  // Arms hang from a body that leans, at angles to the ground.
  const lean = pose.lean ?? 0;
  const reached = ([upper, lower, kind]: Arm): Arm => [upper + lean, lower + lean, kind];
  const far = arm({ p: body, who, shade: turn > 0.3 ? 0.86 : 1 }, farShoulder, reached(pose.far), stance.farHolds);
  const near = arm({ p: body, who, shade: 1 }, nearShoulder, reached(pose.near), stance.nearHolds);
  const skull = head(body.sub(headAt, pose.tilt ?? 0, build.head / 50), who, stance);
  const [nearLeg, farLeg] = pose.legs ?? [];
  const apart = build.hips * (1 - 0.45 * turn) * 0.62;
  const trunk =
    nearLeg && farLeg
      ? leg({ p: hips, who, shade: turn > 0.3 ? 0.86 : 1 }, [apart, 0], farLeg, false) + leg({ p: hips, who, shade: 1 }, [-apart, 0], nearLeg, turn < 0.3)
      : '';
  const neck = tube(body.path(`M0 ${-build.torso + 6}L${dot([turn * 3, -build.torso - 12])}`), tint(who.skin, 0.86), build.limb * 0.95 * stance.scale);
  const around = who.wears?.includes('scarf') && !stance.back ? scarf(body, build.torso) : '';
  const chest = torso(body, who, turn);
  // From behind, whatever the arms do is beyond the back.
  if (stance.back) return far + near + trunk + neck + chest + skull;
  return (pose.bothOver ? '' : far) + trunk + neck + chest + around + (pose.bothOver ? far : '') + skull + near;
}
