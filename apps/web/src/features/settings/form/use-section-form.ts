import { useLingui } from '@lingui/react/macro';
import {
  type CompanySettingsAnswer,
  type SectionFacts,
  type SettingKind,
  settingSchemas,
} from '@muster/contract/company-settings';
import type * as z from 'zod/mini';
import { useShownChange } from '../../../data/changes/use-kept-changes.ts';
import type { FieldSpecs } from '../../../kit/form/field-spec.ts';
import { type Form, useForm } from '../../../kit/form/use-form.ts';
import { useSavedNotice } from '../../../kit/kept/use-saved-notice.ts';
import { sectionGroups } from '../sections.ts';
import {
  mayWait,
  recordOf,
  sectionsOfCompany,
  useKeepSection,
  useSaveSection,
} from './save-section.ts';

const schemas: { readonly [Kind in SettingKind]: z.ZodMiniType<SectionFacts[Kind]> } =
  settingSchemas;

/**
 * The form of a section that takes effect as soon as it is saved. Its fields include changes that wait on the device.
 */
export function useSectionForm<Kind extends SettingKind>(
  kind: Kind,
  stored: SectionFacts[Kind],
  settings: CompanySettingsAnswer,
  fields: FieldSpecs<SectionFacts[Kind]>,
): Form<SectionFacts[Kind]> {
  const { t, i18n } = useLingui();
  const save = useSaveSection();
  const keep = useKeepSection();
  const saySaved = useSavedNotice();
  const now = sectionsOfCompany.has(kind) ? settings.company_version : settings.settings_version;
  const waiting = useShownChange(recordOf(kind), now);
  const kept = schemas[kind].safeParse(waiting?.kept.parameters['facts']);
  const title = sectionGroups
    .flatMap(({ sections }) => sections)
    .find((section) => section.kind === kind)?.title;
  const latest = { version: now, waitingId: waiting?.item.id ?? null };
  return useForm({
    stored: kept.success ? kept.data : stored,
    version: latest,
    fields,
    schema: schemas[kind],
    isCheckedAtOnce: true,
    save: async (facts, seen, typed) => {
      const { version } = seen ?? latest;
      const toSave = { section: kind, version, facts };
      return mayWait(kind)
        ? keep.mutateAsync({ ...toSave, title: title === undefined ? kind : i18n._(title), typed })
        : save.mutateAsync(toSave);
    },
    onSaved: (made) => saySaved(made, { id: 'settings', title: t`Your settings are saved` }),
  });
}
