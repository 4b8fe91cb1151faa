import { useLingui } from '@lingui/react/macro';
import {
  type EndedJsa,
  type JsaPage,
  type JsaPerson,
  jsaProofText,
  type JsaSignature,
} from '@muster/contract/jsa';
import type { JsaAct } from '../../data/jsa/jsa-act.ts';
import { useRecordJsaAct } from '../../data/jsa/use-record-jsa-act.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { provePin } from '../../data/kiosk/prove-pin.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { useData } from '../../data/data-context.tsx';
import { randomId } from '../../platform/random-id.ts';
import { notify } from '../../ui/notices.ts';
import type { Stroke } from '../../ui/signature/strokes.ts';

type Signing = {
  readonly person: JsaPerson | null;
  readonly name: string;
  readonly method: JsaSignature['method'];
  readonly missed: string;
  readonly strokes: readonly Stroke[];
  readonly pin: string;
};

/** Signs, approves and ends through the device's storage. Each throws `StorageError` if nothing was stored. */
export function useAct({ jsa }: JsaPage) {
  const { t } = useLingui();
  const { clock } = useData();
  const { person_id } = useIdentity();
  const isOffline = useNetwork() === 'offline';
  const record = useRecordJsaAct();
  const nowText = () => new Date(clock.nowMs()).toISOString();

  async function keep(id: string, act: JsaAct): Promise<void> {
    await record(id, act);
    if (isOffline) {
      void notify({
        id: 'jsa-act',
        tone: 'good',
        title: t`Saved on this device`,
        body: t`It will be sent when you’re back online.`,
      });
    }
  }

  const proof = async (
    what: 'sign' | 'approve',
    id: string,
    at: string,
    { pin }: JsaPerson,
    typed: string,
  ) =>
    pin === null
      ? null
      : provePin(typed, pin, jsaProofText({ what, id, jsaId: jsa.id, hash: jsa.hash, at }));

  async function sign(signing: Signing): Promise<void> {
    const { person, name, method, missed, strokes, pin } = signing;
    const [id, at] = [randomId(), nowText()];
    const isPin = method === 'pin' && person !== null;
    const signed = {
      v: 1 as const,
      hash: jsa.hash,
      method,
      person_id: person?.person_id ?? null,
      name,
      drawing: method === 'finger' ? [...strokes] : null,
      pin_proof: isPin ? await proof('sign', id, at, person, pin) : null,
      missed: missed === '' ? null : missed,
      signed_at: at,
    };
    await keep(id, { act: 'sign', jsa_id: jsa.id, signed });
  }

  /**
   * @param present an approver who is present, and the PIN they typed; null for the signed-in user, who needs no PIN
   */
  async function approve(
    present: { readonly approver: JsaPerson; readonly typed: string } | null,
  ): Promise<void> {
    const [id, at] = [randomId(), nowText()];
    const approved = {
      v: 1 as const,
      hash: jsa.hash,
      method: present === null ? ('login' as const) : ('pin' as const),
      person_id: present?.approver.person_id ?? person_id ?? '',
      pin_proof:
        present === null ? null : await proof('approve', id, at, present.approver, present.typed),
      approved_at: at,
    };
    await keep(id, { act: 'approve', jsa_id: jsa.id, approved });
  }

  const end = (facts: Pick<EndedJsa, 'reason' | 'change' | 'comment'>): Promise<void> =>
    keep(randomId(), {
      act: 'end',
      jsa_id: jsa.id,
      ended: { v: 1 as const, ...facts, ended_at: nowText() },
    });

  return { sign, approve, end };
}
