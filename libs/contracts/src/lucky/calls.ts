import { z } from 'zod';
import { endpoint } from '@portal/contracts';
import { idText, onward, stretch } from '@portal/contracts/parts';
import { luckyAsk, luckyBoard, luckyDrawn, luckyProof, luckyResult, luckyRound } from './lucky.ts';

const base = '/au/api/user/lucky/';
const tag = 'lucky';
const type = z.coerce.number().int().optional();

/** The lucky draw (section 7; decisions, "Points, missions, draw, referral"). For points alone, and nobody pays for a ticket. */
export const luckyCalls = {
  list: endpoint({
    id: 'lucky.list',
    method: 'GET',
    path: `${base}list`,
    access: 'public',
    tag,
    summary: 'Prizes with their odds and stock, and the box that they are in; `type` 10 or none',
    query: () => z.object({ type }),
    data: () => luckyBoard,
  }),
  result: endpoint({
    id: 'lucky.result',
    method: 'GET',
    path: `${base}result`,
    access: 'user',
    tag,
    summary: 'Own draws, newest first, and the tickets that one has; `type` 10 or none',
    query: () => z.object({ type, ...onward(20) }),
    data: () => luckyResult,
  }),
  draw: endpoint({
    id: 'lucky.draw',
    method: 'POST',
    path: `${base}draw`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Draws a ticket; a second time with the same uuid answers the same; code 40991 without a ticket, 40992 when that box is over',
    body: () => luckyAsk,
    data: () => luckyDrawn,
  }),
  rounds: endpoint({
    id: 'lucky.rounds',
    method: 'GET',
    path: `${base}rounds`,
    access: 'public',
    tag,
    extension: true,
    summary: 'Boxes that are over with their seeds, newest first',
    query: () => z.object(onward(10)),
    data: () => stretch(luckyRound),
  }),
  proof: endpoint({
    id: 'lucky.proof',
    method: 'GET',
    path: `${base}proof`,
    access: 'public',
    tag,
    extension: true,
    summary: 'What is public of a box: tickets, draws in their order after number `after`, and the seed once it is over',
    query: () =>
      z.object({
        round: idText,
        after: z.coerce.number().int().min(0).max(1_000_000).default(0),
        pageSize: z.coerce.number().int().min(1).max(1_000).default(1_000),
      }),
    data: () => luckyProof,
  }),
} as const;
