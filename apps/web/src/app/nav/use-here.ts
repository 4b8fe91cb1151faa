import type { Role } from '@muster/contract';
import { useLocation } from '@tanstack/react-router';
import { useIdentity } from '../../data/identity/use-account.ts';

/** Returns the reader's role and the current page's path. */
export function useHere(): { readonly role: Role | null; readonly path: string } {
  const { role } = useIdentity();
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(?<=[^/])\/+$/, '') });
  return { role, path };
}
