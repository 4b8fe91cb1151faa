import { useEffect } from 'react';
import { fetchPunchSending } from '../../../data/clock/punch-sender.ts';
import { useData } from '../../../data/data-context.tsx';
import { loadTemporal } from '../../../ui/time/load-temporal.ts';

/** What a punch may ask for, loaded apart from the button that begins it. */
export const loadSwitchSheet = async () => ({
  default: (await import('./SwitchSheet.tsx')).SwitchSheet,
});

export const loadReasonSheet = async () => ({
  default: (await import('../punch/OffSiteReasonSheet.tsx')).OffSiteReasonSheet,
});

export const loadPunchFinishSheet = async () => {
  const [module] = await Promise.all([import('../repair/PunchFinishSheet.tsx'), loadTemporal()]);
  return { default: module.PunchFinishSheet };
};

export const loadBreaksAtClockOut = async () => ({
  default: (await import('../entries/BreaksAtClockOut.tsx')).BreaksAtClockOut,
});

/** When the screen has long been there and no one waits for anything. */
const idleAfterMs = 2000;

/** One after the other, so that a slow phone has time for a tap in between. */
async function fetchSheets(): Promise<void> {
  const loads = [
    fetchPunchSending,
    loadSwitchSheet,
    loadReasonSheet,
    loadPunchFinishSheet,
    loadBreaksAtClockOut,
  ];
  for (const load of loads) {
    // What fails now is fetched again when it is needed.
    await load().catch(() => undefined);
  }
}

/** Fetches the sheets, and what sends a punch, before they are needed: by then there may be no network. */
export function useSheetsAtHand(): void {
  const { platform } = useData();
  useEffect(() => platform.clock.after(idleAfterMs, () => void fetchSheets()), [platform]);
}
