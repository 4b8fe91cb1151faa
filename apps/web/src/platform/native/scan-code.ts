import type { NativeBridge } from './bridge.ts';
import { fieldOf } from './field-of.ts';

export type ScannedCode =
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'canceled' }
  /** The camera may not be used, or there is none. */
  | { readonly kind: 'failed' };

/** The scanner's numbers and codes, as its own library sends them. */
const options = {
  hint: 0,
  cameraDirection: 1,
  scanOrientation: 3,
  scanButton: false,
  scanText: ' ',
};
const canceledCode = 'OS-PLUG-BARC-0006';

/** Opens the phone's scanner for QR codes. */
export async function scanCode(bridge: NativeBridge, instructions: string): Promise<ScannedCode> {
  try {
    const answer = await bridge.call('CapacitorBarcodeScanner', 'scanBarcode', {
      ...options,
      scanInstructions: instructions,
    });
    const text = fieldOf(answer, 'ScanResult');
    return typeof text === 'string' ? { kind: 'code', text } : { kind: 'failed' };
  } catch (error) {
    return { kind: fieldOf(error, 'code') === canceledCode ? 'canceled' : 'failed' };
  }
}
