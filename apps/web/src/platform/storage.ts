/** How safe what this device stores is. */
export type DeviceStorage = {
  /**
   * Asks the browser never to clear this app's storage on its own. Asking again is harmless; some
   * browsers decide silently, some ask the person.
   */
  persist(): Promise<boolean>;
  /**
   * A plain Safari tab, not installed to the home screen: it may clear the storage after seven days
   * of use of the browser without a visit to the app.
   */
  isSafariTab(): boolean;
};

export const browserStorage: DeviceStorage = {
  persist: async () => {
    // Absent on plain http and in old browsers.
    if (!('storage' in navigator) || !('persist' in navigator.storage)) return false;
    try {
      return await navigator.storage.persist();
    } catch {
      return false;
    }
  },
  isSafariTab: () =>
    isSafari(navigator.userAgent, navigator.vendor) &&
    !matchMedia('(display-mode: standalone)').matches,
};

/** On iPhones every browser is Safari underneath and clears storage by the same rule. */
function isSafari(userAgent: string, vendor: string): boolean {
  return vendor.startsWith('Apple') && /AppleWebKit/.test(userAgent);
}
