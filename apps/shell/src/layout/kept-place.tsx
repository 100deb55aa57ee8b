import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useShell } from '../routing/shell-context.tsx';

/** Stands behind the page: once that is there, and before it is painted, it is scrolled to where one was, or to its top. */
export function KeptPlace() {
  const { places } = useShell();
  const { key, hash, pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const type = useNavigationType();
  useLayoutEffect(() => places?.arrived({ key, type, hash, address }), [places, key, type, hash, address]);
  return null;
}
