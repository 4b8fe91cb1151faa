import { kioskPunchVersion } from '@muster/contract';
import { buildPunch, type PunchInstant } from '../../data/clock/punch-draft.ts';
import { punchItemKind } from '../../data/clock/punch-sender.ts';
import type { ProvenPin } from '../../data/kiosk/pin-keys.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import type { KioskChoice } from './kiosk-flow.ts';

/** The ids of the records that one tap creates: the punch and its photo, if there is one. */
export type PunchIds = { readonly id: string; readonly photoId: string };

/**
 * Saves a punch with the proof of its PIN, together with its photo: both or neither. Resolves once they are safe on the
 * tablet; the punch is sent to the server first.
 *
 * @throws StorageError
 */
export async function keepPunch(
  outbox: Outbox,
  kiosk: { readonly userId: string; readonly companyId: string },
  punch: {
    readonly personId: string;
    readonly pin: ProvenPin;
    readonly choice: KioskChoice;
    readonly instant: PunchInstant;
    readonly photo: Blob | null;
    /** The same on each retry of a tap, since a failed attempt may have been saved anyway. */
    readonly ids: PunchIds;
  },
): Promise<void> {
  const { personId, pin, choice, instant, photo, ids } = punch;
  const { id } = ids;
  const photoId = photo === null ? null : ids.photoId;
  const deviceAt = new Date(instant.wallMs).toISOString();
  const proof = await pin.prove({ id, kind: choice.kind, deviceAt });
  const picture =
    photo === null || photoId === null
      ? []
      : [
          {
            id: photoId,
            purpose: 'punch_photo',
            bytes: photo,
            bucket: 'punch-photos',
            path: `${kiosk.companyId}/${photoId}`,
          },
        ];
  await outbox.add({
    id,
    kind: punchItemKind,
    userId: kiosk.userId,
    personId,
    causalKey: `person:${personId}`,
    payloadVersion: kioskPunchVersion,
    files: picture,
    payload: (device) => ({
      ...buildPunch(
        {
          kind: choice.kind,
          ...(choice.breakKind !== null && { breakKind: choice.breakKind }),
          projectId: choice.projectId,
          costCodeId: choice.costCodeId,
          note: choice.note,
        },
        { id, personId, instant, device },
      ),
      v: kioskPunchVersion,
      pin_check: instant.online ? 'online' : 'offline',
      pin_proof: proof,
      photo_id: photoId,
    }),
  });
}
