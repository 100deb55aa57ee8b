import { BookOpen, MessageCircle, MessageSquare, Target, Trophy, Tv, type LucideIcon } from 'lucide-react';
import type { MissionId } from './known-missions.ts';

export const missionIcons: Readonly<Record<MissionId, LucideIcon>> = {
  watch: Tv,
  chat: MessageCircle,
  read: BookOpen,
  comment: MessageSquare,
  tip: Target,
  all: Trophy,
};
