import { useState } from 'react';

/**
 * The newest value, or the one before while the next is loading, so that the controls that led there stay where they
 * are and keep the focus.
 */
export function useLastKnown<T>(value: T | null): T | null {
  const [known, setKnown] = useState(value);
  if (value !== null && value !== known) setKnown(value);
  return value ?? known;
}
