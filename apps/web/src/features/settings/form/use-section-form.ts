import { useLingui } from '@lingui/react/macro';
import {
  type CompanySettingsAnswer,
  type SectionFacts,
  type SettingKind,
  settingSchemas,
} from '@muster/contract/company-settings';
import type * as z from 'zod/mini';
import type { FieldSpecs } from '../../../kit/form/field-spec.ts';
import { type Form, useForm } from '../../../kit/form/use-form.ts';
import { notify } from '../../../ui/notices.ts';
import { useSaveSection } from './save-section.ts';

const schemas: { readonly [Kind in SettingKind]: z.ZodMiniType<SectionFacts[Kind]> } =
  settingSchemas;

/** Saved over the company's version; everything else over that of its settings. */
const ofCompany: ReadonlySet<SettingKind> = new Set(['profile', 'retention', 'voice', 'filing']);

/** The form of a section that applies as soon as it is saved. */
export function useSectionForm<Kind extends SettingKind>(
  kind: Kind,
  stored: SectionFacts[Kind],
  settings: CompanySettingsAnswer,
  fields: FieldSpecs<SectionFacts[Kind]>,
): Form<SectionFacts[Kind]> {
  const { t } = useLingui();
  const save = useSaveSection();
  const latest = ofCompany.has(kind) ? settings.company_version : settings.settings_version;
  return useForm({
    stored,
    version: latest,
    fields,
    schema: schemas[kind],
    isCheckedAtOnce: true,
    save: (facts, version = latest) => save.mutateAsync({ section: kind, version, facts }),
    onSaved: () => void notify({ id: 'settings', tone: 'good', title: t`Your settings are saved` }),
  });
}
