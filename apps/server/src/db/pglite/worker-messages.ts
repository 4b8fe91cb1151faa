/** Messages between the engine and its worker. */
export type WorkerSettings = {
  readonly dataDir: string;
  readonly wasm: WebAssembly.Module;
  /** Two Int32, readable while the worker is busy: see `beganAt` and `endedAt`. */
  readonly progress: SharedArrayBuffer;
};

/** Index in `progress` of the id of the last request whose work began. */
export const beganAt = 0;
/** Index in `progress` of the id of the last request whose work ended. */
export const endedAt = 1;

export type WorkerRequest =
  | {
      readonly kind: 'exchange';
      readonly id: number;
      readonly bytes: Uint8Array;
      /** True to roll back a transaction that the request leaves open, as an error does. */
      readonly isWhole: boolean;
    }
  | { readonly kind: 'close' };

export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly bytes: Uint8Array };
