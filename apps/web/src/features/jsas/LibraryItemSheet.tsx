import { Trans, useLingui } from '@lingui/react/macro';
import type { LibraryItem } from '@muster/contract/jsa-papers';
import { controlLevels, energies, highEnergyKinds } from '@muster/domain/jsa/energies';
import { capitalize } from '@muster/domain/jsa/understanding/plain';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ArchivedChoice } from './ArchivedChoice.tsx';
import { useJsaWords } from './use-jsa-words.ts';
import { useLibraryChange } from './use-library-change.ts';

const filled = z.string().check(z.trim(), z.minLength(1));
const schema = z.object({
  kind: z.enum(['hazard', 'control']),
  en: filled,
  es: filled,
  energy: z.enum(energies),
  high_energy: z.string(),
  level: z.enum(controlLevels),
  can_be_direct: z.enum(['yes', 'no']),
  source: z.string(),
  is_archived: z.enum(['yes', 'no']),
});
type Typed = z.infer<typeof schema>;

/** `item` is null for a new one. */
type LibraryItemSheetProps = { readonly item: LibraryItem | null; readonly onClose: () => void };

/** Adds, edits or archives one of the company's hazards or controls. */
export function LibraryItemSheet({ item, onClose }: LibraryItemSheetProps) {
  const { t } = useLingui();
  const words = useJsaWords();
  const change = useLibraryChange('save_library_item', item, onClose);
  const form = useForm({
    stored: {
      kind: item?.kind ?? 'hazard',
      en: item?.en ?? '',
      es: item?.es ?? '',
      energy: item?.energy ?? 'gravity',
      high_energy: item?.high_energy ?? '',
      level: item?.level ?? 'engineering',
      can_be_direct: item?.can_be_direct === true ? 'yes' : 'no',
      source: item?.source ?? '',
      is_archived: item?.is_archived === true ? 'yes' : 'no',
    } satisfies Typed,
    version: item?.version,
    fields: {
      kind: { label: t`Type`, wrong: t`Choose one.` },
      en: { label: t`In English`, wrong: t`Enter the text.` },
      es: { label: t`In Spanish`, wrong: t`Enter the text.` },
      energy: { label: t`Energy`, wrong: t`Choose one.` },
      high_energy: { label: t`High energy`, wrong: t`Choose one.` },
      level: { label: t`Level`, wrong: t`Choose one.` },
      can_be_direct: { label: t`Direct control`, wrong: t`Choose one.` },
      source: { label: t`Source`, wrong: t`Shorten this.` },
      is_archived: { label: t`Offered to crews`, wrong: t`Choose one.` },
    },
    schema,
    save: (typed, version) =>
      change.save(
        {
          item_id: change.id,
          item: sentOf(typed),
        },
        version,
      ),
    onSaved: change.onSaved,
  });
  const isControl = form.values.kind === 'control';
  return (
    <FormSheet
      form={form}
      title={item === null ? t`Add to library` : t`Edit`}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <RadioGroup
        {...form.value('kind')}
        options={[
          { value: 'hazard', label: t`Hazard` },
          { value: 'control', label: t`Control` },
        ]}
      />
      <TextField {...form.text('en')} maxLength={300} autoComplete="off" />
      <TextField {...form.text('es')} maxLength={300} autoComplete="off" />
      <Select
        {...form.text('energy')}
        options={energies.map((energy) => ({ value: energy, label: words.energy(energy) }))}
      />
      <Select
        {...form.text('high_energy')}
        options={[
          { value: '', label: t`No` },
          ...highEnergyKinds.map((kind) => ({
            value: kind,
            label: capitalize(words.highEnergy(kind)),
          })),
        ]}
      />
      {isControl && (
        <>
          <Select
            {...form.text('level')}
            options={controlLevels.map((level) => ({ value: level, label: words.level(level) }))}
          />
          <RadioGroup
            {...form.value('can_be_direct')}
            options={[
              { value: 'yes', label: t`Still works if someone makes a mistake` },
              { value: 'no', label: t`Depends on people doing it right` },
            ]}
          />
        </>
      )}
      <TextField
        {...form.text('source')}
        maxLength={300}
        autoComplete="off"
        hint={t`For example, a CFR section or a company rule. Leave it empty if there’s none.`}
      />
      {item !== null && <ArchivedChoice {...form.value('is_archived')} />}
    </FormSheet>
  );
}

/** Returns the parameters to send, without the fields that only controls have if the item is a hazard. */
function sentOf(typed: Typed) {
  const isControl = typed.kind === 'control';
  return {
    ...typed,
    high_energy: typed.high_energy === '' ? null : typed.high_energy,
    level: isControl ? typed.level : null,
    can_be_direct: isControl && typed.can_be_direct === 'yes',
    source: typed.source.trim() === '' ? null : typed.source.trim(),
    is_archived: typed.is_archived === 'yes',
  };
}
