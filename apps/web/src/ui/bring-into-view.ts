/** As the `ref` of what appears in answer to a tap: scrolled to where it is seen whole, also above the tab bar. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
