/** Takes a notice away that no longer fits what is on the screen. Apart from `notices.ts`: few need it. */
export async function dismissNotice(id: string): Promise<void> {
  const stack = await import('./notice-stack.tsx').catch(() => null);
  stack?.hideNotice(id);
}
