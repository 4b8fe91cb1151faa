/** What the engine and its worker say to each other. */
export type WorkerSettings = {
  readonly dataDir: string;
  readonly wasm: WebAssembly.Module;
  /** Int32: id of the last request whose work is done, readable while the worker is busy. */
  readonly finished: SharedArrayBuffer;
};

export type WorkerRequest =
  | { readonly kind: 'exchange'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'close' };

export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> };
