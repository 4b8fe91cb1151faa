import { Trans, useLingui } from '@lingui/react/macro';
import {
  equipmentLimits,
  type EquipmentPiece,
  type MeterUnit,
  meterUnits,
} from '@muster/contract/equipment';
import { tenthsOf } from '@muster/domain/equipment/meter';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { valuesCheckedBy } from '../../kit/form/form-schemas.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useSavedNotice } from '../../kit/kept/use-saved-notice.ts';
import { type NewPhoto, PhotosField } from '../../kit/photos/PhotosField.tsx';
import { FileStrip } from '../../kit/record/FileStrip.tsx';
import { randomId } from '../../platform/random-id.ts';
import { sha256 } from '../../platform/sha256.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useEquipmentChange } from './use-equipment-change.ts';
import { useEquipmentWords } from './use-equipment-words.ts';

type EquipmentSheetProps = {
  /** Null adds a new one. */
  readonly piece: EquipmentPiece | null;
  readonly onClose: () => void;
};

type Draft = {
  readonly number: string;
  readonly type: string;
  readonly model: string;
  readonly meter_unit: MeterUnit;
  readonly meter: string;
  readonly service_meter: string;
  readonly service_on: string;
  readonly is_retired: boolean;
  readonly photos: readonly EquipmentPiece['photos'][number][];
  readonly files: readonly NewPhoto[];
};

/** Adds a piece of equipment, edits its facts, or retires it. */
export function EquipmentSheet({ piece, onClose }: EquipmentSheetProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { clock } = useData();
  const words = useEquipmentWords();
  const { save } = useEquipmentChange();
  const saySaved = useSavedNotice();
  // One id for every attempt, so that saving twice makes one piece.
  const [id] = useState(() => piece?.id ?? randomId());
  const isEmptyOrMeter = (text: string) => text.trim() === '' || tenthsOf(text) !== null;
  const form = useForm({
    stored: draftOf(piece, (tenths) =>
      i18n.number(tenths / 10, { maximumFractionDigits: 1, useGrouping: false }),
    ),
    version: piece?.version,
    fields: {
      number: { label: t`Number`, wrong: t`Enter a number or code.` },
      type: { label: t`Type`, wrong: t`Enter a type, such as Mini excavator.` },
      model: { label: t`Make and model` },
      meter_unit: { label: t`Meter unit` },
      meter: { label: t`Meter now`, wrong: t`Enter what the meter shows, such as 1240.5.` },
      service_meter: {
        label: t`Service due at`,
        wrong: t`Enter a meter reading, such as 1500.`,
      },
      service_on: { label: t`Service due on`, wrong: t`Choose a date.` },
      is_retired: { label: t`Retired`, show: (is) => (is ? t`Yes` : t`No`) },
      photos: { label: t`Photo` },
      files: { label: t`Photo` },
    },
    schema: valuesCheckedBy(({ number, type, meter, service_meter }: Draft) => [
      ...(number.trim() === '' ? ['number'] : []),
      ...(type.trim() === '' ? ['type'] : []),
      ...(piece === null && tenthsOf(meter) === null ? ['meter'] : []),
      ...(isEmptyOrMeter(service_meter) ? [] : ['service_meter']),
    ]),
    refused: { taken: { words: t`Another piece has this number.` } },
    save: async (values, version, typed) =>
      save({
        equipmentId: id,
        version: version ?? 0,
        facts: {
          v: 1,
          number: values.number.trim(),
          type: values.type.trim(),
          model: values.model.trim() || null,
          meter_unit: values.meter_unit,
          meter: piece === null ? tenthsOf(values.meter) : null,
          service_meter: tenthsOf(values.service_meter),
          service_on: values.service_on || null,
          is_retired: values.is_retired,
          made_at: new Date(clock.nowMs()).toISOString(),
          files: [
            ...values.photos.map(({ id: of, mime_type, size, sha256: hash }) => ({
              id: of,
              mime_type,
              size,
              sha256: hash,
              caption: null,
            })),
            ...(await Promise.all(values.files.map(fileOf))),
          ],
        },
        photos: values.files,
        typed,
      }),
    onSaved: (made) => {
      saySaved(made, { id: 'equipment', title: t`Equipment saved` });
      onClose();
      if (piece === null) {
        return navigate({
          to: '/construction/equipment/$equipmentId',
          params: { equipmentId: id },
        });
      }
    },
  });
  const { values } = form;
  return (
    <FormSheet
      form={form}
      title={piece === null ? t`Add equipment` : t`Edit ${words.name(piece)}`}
      height="tall"
      action={<Trans>Save</Trans>}
      worksOffline
      onClose={onClose}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...form.text('number')} autoComplete="off" maxLength={equipmentLimits.number} />
        <TextField {...form.text('type')} autoComplete="off" maxLength={equipmentLimits.type} />
      </div>
      <TextField
        {...form.text('model')}
        labelDetail={t`optional`}
        autoComplete="off"
        maxLength={equipmentLimits.model}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          {...form.text('meter_unit')}
          onChange={({ target }) => {
            const unit = meterUnits.find((one) => one === target.value);
            if (unit !== undefined) form.change({ meter_unit: unit });
          }}
          options={[
            { value: 'hours', label: t`Hours` },
            { value: 'miles', label: t`Miles` },
          ]}
        />
        {piece === null && (
          <TextField {...form.text('meter')} inputMode="decimal" autoComplete="off" />
        )}
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          {...form.text('service_meter')}
          labelDetail={t`optional`}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField {...form.text('service_on')} labelDetail={t`optional`} type="date" />
      </div>
      {values.photos.length > 0 ? (
        <div className="space-y-2">
          <FileStrip files={values.photos} />
          <Button size="sm" variant="quiet" flush onClick={() => form.change({ photos: [] })}>
            <Trans>Remove photo</Trans>
          </Button>
        </div>
      ) : (
        <PhotosField
          photos={values.files}
          most={1}
          onChange={(next) => form.change((now) => ({ files: next(now.files) }))}
        />
      )}
      {piece !== null && (
        <Checkbox
          label={t`Retired`}
          detail={t`It can no longer be checked out. Its history stays.`}
          checked={values.is_retired}
          onChange={({ target }) => form.change({ is_retired: target.checked })}
        />
      )}
    </FormSheet>
  );
}

function draftOf(piece: EquipmentPiece | null, meterText: (tenths: number) => string): Draft {
  return {
    number: piece?.number ?? '',
    type: piece?.type ?? '',
    model: piece?.model ?? '',
    meter_unit: piece?.meter_unit ?? 'hours',
    meter: '',
    service_meter: piece?.service_meter == null ? '' : meterText(piece.service_meter),
    service_on: piece?.service_on ?? '',
    is_retired: piece?.is_retired ?? false,
    photos: piece?.photos ?? [],
    files: [],
  };
}

async function fileOf({ id, bytes }: NewPhoto) {
  return {
    id,
    mime_type: bytes.type,
    size: bytes.size,
    sha256: await sha256(await bytes.arrayBuffer()),
    caption: null,
  };
}
