/** The browser's offer to install the app (Chromium only); its own bar stays away until we ask. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Called once at the start: the event comes early and only once. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) setOffer(event);
  });
  addEventListener('appinstalled', () => setOffer(null));
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

export const currentInstallOffer = () => offer;

export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the browser ask; an offer can be taken once. */
export function takeInstallOffer(): void {
  const taken = offer;
  setOffer(null);
  void taken?.prompt();
}
