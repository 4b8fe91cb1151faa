/** Shows a number on the installed app's icon; 0 takes it away. Nothing where there is no such thing. */
export type Badge = (count: number) => void;

export const browserBadge: Badge = (count) => {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Not installed, or forbidden by the person.
  shown.catch(() => undefined);
};
