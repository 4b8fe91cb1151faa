import { useEffect } from 'react';
import { fetchPunchSending } from '../../../data/clock/punch-sender.ts';
import { useData } from '../../../data/data-context.tsx';
import { loadTemporal } from '../../../ui/time/load-temporal.ts';

// Sheets that a punch may open, loaded separately from the button that begins it.
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

/** How long after opening the screen is settled and no one is waiting for anything. */
const idleAfterMs = 2000;

/** Fetches them one after the other, so that a slow phone can respond to a tap in between. */
async function fetchSheets(): Promise<void> {
  const loads = [
    fetchPunchSending,
    loadSwitchSheet,
    loadReasonSheet,
    loadPunchFinishSheet,
    loadBreaksAtClockOut,
  ];
  for (const load of loads) {
    // A part that fails to load now is fetched again when it is needed.
    await load().catch(() => undefined);
  }
}

/** Fetches the sheets and the code that sends punches ahead of time: there may be no network later. */
export function useSheetsAtHand(): void {
  const { platform } = useData();
  useEffect(() => platform.clock.after(idleAfterMs, () => void fetchSheets()), [platform]);
}
