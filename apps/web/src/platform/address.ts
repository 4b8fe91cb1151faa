/** The page's own address. */
export type Address = {
  href(): string;
  /** Shows another address without loading or leaving a trace in the history. */
  replace(href: string): void;
};

export const browserAddress: Address = {
  href: () => location.href,
  replace: (href) => history.replaceState(history.state, '', href),
};
