import type { ApprovedJsa, EndedJsa, SignedJsa } from '@muster/contract/jsa';

/**
 * Outbox kind of a signature, an approval or the end of a JSA in the field. Never changes: it is stored on devices.
 */
export const jsaActKind = 'jsa_act';
export const jsaActVersion = 1;

/** A signature, an approval or an end, as stored on the device until the server has it. */
export type JsaAct =
  | { readonly act: 'sign'; readonly jsa_id: string; readonly signed: SignedJsa }
  | { readonly act: 'approve'; readonly jsa_id: string; readonly approved: ApprovedJsa }
  | { readonly act: 'end'; readonly jsa_id: string; readonly ended: EndedJsa };
