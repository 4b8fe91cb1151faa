/** Whether the page is visible to someone. */
export type Visibility = {
  isVisible(): boolean;
  /** Calls back on each change, and when the page returns from the back-forward cache. */
  subscribe(listener: (visible: boolean) => void): () => void;
};

export const browserVisibility: Visibility = {
  isVisible: () => document.visibilityState === 'visible',
  subscribe: (listener) => {
    const onChange = () => listener(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', onChange);
    addEventListener('pageshow', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      removeEventListener('pageshow', onChange);
    };
  },
};
