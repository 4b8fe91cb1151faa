/** Messages to the other pages of this app on this device; the sender does not hear itself. */
export type TabChannel = {
  post(message: string): void;
  subscribe(listener: (message: string) => void): () => void;
};

export function createBrowserTabChannel(name: string): TabChannel {
  if (!('BroadcastChannel' in globalThis)) return { post: () => {}, subscribe: () => () => {} };
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      const onMessage = (event: MessageEvent<unknown>) => {
        if (typeof event.data === 'string') listener(event.data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
