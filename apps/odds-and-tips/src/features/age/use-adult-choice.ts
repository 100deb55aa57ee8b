import { useEffect, useState } from 'react';
import { useApp } from '@portal/platform';
import { onChoice, readChoice, saveChoice, type AdultChoice } from './adult-choice.ts';

/**
 * `unknown`: on the server, until the browser has looked and the visitor's settings are there; `asking`: nobody has said yet that they are old enough.
 * Whoever hides odds sees none, old enough or not.
 */
export type Admission =
  | { readonly status: 'unknown' }
  | { readonly status: 'asking'; readonly confirm: () => void }
  | { readonly status: 'hidden'; readonly show: () => void }
  | { readonly status: 'shown'; readonly hide: () => void };

/** To be called by observers: whether odds are hidden is one of the visitor's settings (section 9, disable tip). What a browser kept of it before there were settings still counts. */
export function useAdmission(): Admission {
  const { settings } = useApp();
  const [choice, setChoice] = useState<AdultChoice>();
  useEffect(() => {
    setChoice(readChoice());
    return onChoice(setChoice);
  }, []);
  if (!choice) return { status: 'unknown' };
  const show = () => {
    if (choice.hidden) saveChoice({ ...choice, hidden: false });
    void settings.set('disableTip', false);
  };
  if (choice.hidden || settings.values.disableTip) return { status: 'hidden', show };
  if (!choice.adult) return { status: 'asking', confirm: () => saveChoice({ ...choice, adult: true }) };
  // Whoever hid them must not see them for a moment on each page.
  if (settings.state.status === 'starting') return { status: 'unknown' };
  return { status: 'shown', hide: () => void settings.set('disableTip', true) };
}
