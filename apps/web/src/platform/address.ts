/** The page's own address. */
export type Address = {
  href(): string;
  /** Shows another address without loading or leaving a trace in the history. */
  replace(href: string): void;
  /** Leaves the app for another site, such as a provider's sign-in. */
  leave(href: string): void;
};

export const browserAddress: Address = {
  href: () => location.href,
  replace: (href) => history.replaceState(history.state, '', href),
  leave: (href) => location.assign(href),
};
