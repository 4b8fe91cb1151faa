import { Trans, useLingui } from '@lingui/react/macro';
import { equipmentLimits, type EquipmentPiece, type MoveKind } from '@muster/contract/equipment';
import { isDoubtfulReading } from '@muster/domain/equipment/is-doubtful-reading';
import { tenthsOf } from '@muster/domain/equipment/meter';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { projectsQuery, rowToProject } from '../../data/jobs/projects-query.ts';
import { crewPeopleQuery } from '../../data/people/crew-people-query.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { valuesCheckedBy } from '../../kit/form/form-schemas.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useSavedNotice } from '../../kit/kept/use-saved-notice.ts';
import { Picker } from '../../ui/Picker.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useEquipmentChange } from './use-equipment-change.ts';
import { useEquipmentWords } from './use-equipment-words.ts';

type MoveSheetProps = {
  readonly piece: EquipmentPiece;
  readonly kind: MoveKind;
  readonly onClose: () => void;
};

type Draft = {
  readonly project_id: string | null;
  readonly holder_id: string | null;
  readonly meter: string;
  readonly reason: string;
};

/** Moves a piece to a project, returns it, or reads its meter. Works without a network. */
export function MoveSheet({ piece, kind, onClose }: MoveSheetProps) {
  const { t } = useLingui();
  const { clock } = useData();
  const { user_id, person_id, role } = useIdentity();
  const words = useEquipmentWords();
  const { move } = useEquipmentChange();
  const saySaved = useSavedNotice();
  const projects = useSnapshotQuery(projectsQuery(user_id));
  const crew = useSnapshotQuery(crewPeopleQuery(user_id));
  const others =
    crew.status === 'ready' ? crew.data.people.filter((one) => one.person_id !== person_id) : [];
  const mayName = kind === 'out' && role !== 'employee' && others.length > 0;
  const [wasRefused, setRefused] = useState(false);
  const options =
    projects.status === 'ready'
      ? projects.data
          .filter((row) => rowToProject(row).isOffered)
          .map(({ id, name, number }) => ({
            value: id,
            label: name,
            ...(number !== null && { detail: number }),
          }))
      : [];
  const isDoubtful = (text: string) => {
    const meter = tenthsOf(text);
    const before = { meter: piece.meter, atMs: Date.parse(piece.meter_at) };
    return (
      meter !== null && isDoubtfulReading(piece.meter_unit, before, { meter, atMs: clock.nowMs() })
    );
  };
  const titles = {
    out: t`Check out ${words.name(piece)}`,
    in: t`Check in ${words.name(piece)}`,
    reading: t`Read the meter of ${words.name(piece)}`,
  };
  const done = { out: t`Checked out`, in: t`Checked in`, reading: t`Reading saved` };
  const stored: Draft = {
    project_id: (options.length === 1 ? options[0]?.value : null) ?? null,
    holder_id: null,
    meter: '',
    reason: '',
  };
  const form = useForm({
    stored,
    fields: {
      project_id: {
        label: t`Project`,
        wrong: t`Choose a project.`,
        show: (id) => options.find(({ value }) => value === id)?.label ?? '',
      },
      holder_id: {
        label: t`Who takes it`,
        show: (id) => others.find((one) => one.person_id === id)?.name ?? '',
      },
      meter: { label: t`Meter now`, wrong: t`Enter what the meter shows, such as 1240.5.` },
      reason: { label: t`Reason`, wrong: t`Say why the meter shows this.` },
    },
    schema: valuesCheckedBy(({ project_id, meter, reason }: Draft) => [
      ...(kind === 'out' && project_id === null ? ['project_id'] : []),
      ...(tenthsOf(meter) === null ? ['meter'] : []),
      ...(reason.trim() === '' && isDoubtful(meter) ? ['reason'] : []),
    ]),
    save: async ({ project_id, holder_id, meter, reason }, _, typed) => {
      try {
        return await move(
          piece,
          {
            v: 2,
            kind,
            project_id: kind === 'out' ? project_id : null,
            holder_id: kind === 'out' ? holder_id : null,
            // The schema has parsed it.
            meter: tenthsOf(meter) ?? 0,
            reason: reason.trim() || null,
            at: new Date(clock.nowMs()).toISOString(),
          },
          typed,
        );
      } catch (error) {
        // There was another reading in between, which this device doesn't know.
        if (error instanceof DataError && error.code === 'meter_doubtful') setRefused(true);
        throw error;
      }
    },
    onSaved: (made) => {
      saySaved(made, { id: 'equipment', title: done[kind] });
      onClose();
    },
  });
  const last = words.meter(piece.meter, piece.meter_unit);
  return (
    <FormSheet
      form={form}
      title={titles[kind]}
      action={
        kind === 'out' ? (
          <Trans>Check out</Trans>
        ) : kind === 'in' ? (
          <Trans>Check in</Trans>
        ) : (
          <Trans>Save reading</Trans>
        )
      }
      worksOffline
      onClose={onClose}
    >
      {kind === 'out' && (
        <Picker
          {...form.value('project_id')}
          title={t`Choose a project`}
          placeholder={t`Choose a project`}
          searchLabel={t`Search projects`}
          emptyText={t`No project found.`}
          options={options}
        />
      )}
      {mayName && (
        <Picker
          {...form.value('holder_id')}
          title={t`Who takes it`}
          placeholder={t`Me`}
          noneLabel={t`Me`}
          searchLabel={t`Search people`}
          emptyText={t`No one found.`}
          options={others.map(({ person_id: value, name }) => ({ value, label: name }))}
        />
      )}
      <TextField
        {...form.text('meter')}
        labelDetail={piece.meter_unit === 'hours' ? t`hours` : t`miles`}
        hint={t`It was ${last} before.`}
        inputMode="decimal"
        autoComplete="off"
      />
      {(isDoubtful(form.values.meter) || wasRefused) && (
        <TextArea
          {...form.text('reason')}
          hint={t`The meter shows less than before, or more hours than have passed.`}
          rows={2}
          maxLength={equipmentLimits.reason}
        />
      )}
    </FormSheet>
  );
}
