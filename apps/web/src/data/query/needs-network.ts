/** The controls on the screen that are disabled because there is no network. */
const held = new Set<symbol>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Counts a control as disabled; the returned function ends that. */
export function holdForNetwork(): () => void {
  const control = Symbol('control');
  held.add(control);
  tell();
  return () => {
    held.delete(control);
    tell();
  };
}

export const heldForNetwork = {
  isAny: () => held.size > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
