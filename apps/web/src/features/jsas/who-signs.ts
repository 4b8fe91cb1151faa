import type { JsaPerson, JsaSignature } from '@muster/contract/jsa';
import { toSearchText } from '../../ui/search-text.ts';

/** Someone who is named on the JSA or has signed it. */
export type Signer = {
  readonly name: string;
  /** The matching person in the company; null if the name matches no one. */
  readonly person: JsaPerson | null;
  readonly signature: JsaSignature | null;
};

/** Returns everyone named, in order, followed by late arrivals, who signed without being named. */
export function whoSigns(
  named: readonly string[],
  signatures: readonly JsaSignature[],
  people: readonly JsaPerson[],
): readonly Signer[] {
  const valid = signatures.filter(({ voided_at }) => voided_at === null);
  const rest = new Set(valid);
  const signers = named.map((name): Signer => {
    const same = (other: string) => toSearchText(other).trim() === toSearchText(name).trim();
    const person = people.find((known) => same(known.name)) ?? null;
    const signature =
      [...rest].find((one) => same(one.name)) ??
      [...rest].find((one) => person !== null && one.person?.person_id === person.person_id) ??
      null;
    if (signature !== null) rest.delete(signature);
    return { name, person, signature };
  });
  const late = [...rest].toReversed().map((signature): Signer => {
    const person = people.find(({ person_id }) => person_id === signature.person?.person_id);
    return { name: signature.name, person: person ?? null, signature };
  });
  return [...signers, ...late];
}
