import type { Language } from '@portal/contracts';
import { scheduleCalls } from '@portal/contracts/schedule';

/** Address of the picture that a link to a match is shown with, within the site. */
export const sharePicture = (fixtureId: number, language: Language): string =>
  `${scheduleCalls.picture.path}?${new URLSearchParams({ id: String(fixtureId), lang: language })}`;
