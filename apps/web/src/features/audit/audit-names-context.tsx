import type { MessageDescriptor } from '@lingui/core';
import { createContext, type ReactNode, use, useState } from 'react';
import type { AuditNames } from '../../data/audit/audit-names.ts';

type Names = Readonly<Record<string, MessageDescriptor>>;

export type AllNames = { readonly [Part in keyof AuditNames]-?: Names };

const none: AllNames = { fields: {}, values: {}, kinds: {} };
const AuditNamesContext = createContext<AllNames>(none);

type AuditNamesProviderProps = {
  /** One set from each feature. */
  readonly names: readonly AuditNames[];
  readonly children: ReactNode;
};

export function AuditNamesProvider({ names, children }: AuditNamesProviderProps) {
  const [all] = useState(() => joined(names));
  return <AuditNamesContext value={all}>{children}</AuditNamesContext>;
}

/** The names of records, columns and fixed values. */
export function useAuditNames(): AllNames {
  return use(AuditNamesContext);
}

function joined(names: readonly AuditNames[]): AllNames {
  const part = (name: keyof AuditNames): Names =>
    Object.assign({}, ...names.map((each) => each[name] ?? {}));
  return { fields: part('fields'), values: part('values'), kinds: part('kinds') };
}

/** Turns `valid_from` into `Valid from`, for a column or value without a name. */
export function tidied(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
