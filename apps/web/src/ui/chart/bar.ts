export type Bar = { readonly key: string; readonly label: string; readonly value: number };
