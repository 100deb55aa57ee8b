import { formatNumber } from '@portal/i18n';
import type { ChatRoom } from '@portal/contracts/chat';
import type { TFunction } from 'i18next';

type Present = Pick<ChatRoom, 'online' | 'simulatedOnline'>;

/** '1,204 trong phòng'; where a demonstration has added to them '1,204 mô phỏng': there is room for few words. */
export const onlineWords = ({ online, simulatedOnline }: Present, t: TFunction<'chat'>): string =>
  simulatedOnline ? t('room.simulatedOnline', { shown: formatNumber(online) }) : t('room.online', { count: online, shown: formatNumber(online) });

/** What is made up is never shown without saying so. */
export const labelled = (text: string, simulated: boolean | undefined, t: TFunction<'chat'>): string => (simulated ? `${text} · ${t('simulated')}` : text);
