/** Shows a number on the installed app's icon; 0 removes it. Does nothing if icons can't show numbers. */
export type Badge = (count: number) => void;

export const browserBadge: Badge = (count) => {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // The app isn't installed, or the person has forbidden it.
  shown.catch(() => undefined);
};
