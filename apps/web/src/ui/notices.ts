import type { Notice } from './notice.ts';
const hosts = new Set<() => void>();

/** For the host: calls back when there is something to show. */
export function onFirstNotice(listener: () => void): () => void {
  hosts.add(listener);
  return () => hosts.delete(listener);
}

/** Shows a notice. The stack behind it is loaded with the first one. */
export async function notify(notice: Notice): Promise<void> {
  for (const host of hosts) host();
  const { showNotice } = await import('./notice-stack.tsx');
  showNotice(notice);
}
