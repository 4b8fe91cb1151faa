/** Names the build that runs: the entry's name has a hash of the build in it. */
export function thisBuild(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}
