import { useLingui } from '@lingui/react/macro';
import {
  type CompanySettingsAnswer,
  type SectionFacts,
  type SectionKind,
  sectionSchemas,
} from '@muster/contract/company-settings';
import { isSame } from '@muster/contract/is-same';
import { useState } from 'react';
import { DataError } from '../../../data/errors/data-error.ts';
import { describeError } from '../../../data/errors/words.ts';
import { notify } from '../../../ui/notices.ts';
import { useSaveSection } from './save-section.ts';

/** A section that is being changed. What was typed stays when the settings are read again. */
export type SectionForm<Kind extends SectionKind> = {
  readonly kind: Kind;
  readonly draft: SectionFacts[Kind];
  readonly change: (part: Partial<SectionFacts[Kind]>) => void;
  /** Back to what is stored. */
  readonly reset: () => void;
  readonly isChanged: boolean;
  /** Fields that the server would refuse, or has. */
  readonly wrong: ReadonlySet<string>;
  readonly isSaving: boolean;
  /**
   * @param effectiveFrom for a rule: the day from which it holds
   * @param last what is only known when it is saved
   */
  readonly save: (effectiveFrom?: string, last?: Partial<SectionFacts[Kind]>) => Promise<void>;
};

/** A form as its frame sees it, whatever stands in it. */
export type FramedForm<Form> = Omit<Form, 'draft' | 'change' | 'save'> & {
  readonly save: (effectiveFrom?: string) => Promise<void>;
};

export function useSectionForm<Kind extends SectionKind>(
  kind: Kind,
  stored: SectionFacts[Kind],
  settings: CompanySettingsAnswer,
): SectionForm<Kind> {
  const { t, i18n } = useLingui();
  const [changes, setChanges] = useState<Partial<SectionFacts[Kind]>>({});
  const [refused, setRefused] = useState<string | null>(null);
  const save = useSaveSection();
  const draft: SectionFacts[Kind] = { ...stored, ...changes };
  const wrong = new Set(
    (sectionSchemas[kind].safeParse(draft).error?.issues ?? []).map(({ path }) => String(path[0])),
  );
  if (refused !== null) wrong.add(refused);

  const submit = async (effectiveFrom?: string, last?: Partial<SectionFacts[Kind]>) => {
    const isOfCompany = kind === 'profile' || kind === 'retention' || kind === 'voice';
    try {
      await save.mutateAsync({
        section: kind,
        version: isOfCompany ? settings.company_version : settings.settings_version,
        facts: { ...draft, ...last },
        ...(effectiveFrom !== undefined && { effective_from: effectiveFrom }),
      });
      setChanges({});
      void notify({ id: 'settings', tone: 'good', title: t`Your settings are saved` });
    } catch (error) {
      if (error instanceof DataError) setRefused(error.detail);
      void notify({
        id: 'settings',
        tone: 'destructive',
        title: t`Your settings weren’t saved`,
        body: i18n._(describeError(error)),
      });
    }
  };

  return {
    kind,
    draft,
    change: (part) => {
      setRefused(null);
      setChanges({ ...changes, ...part });
    },
    reset: () => {
      setRefused(null);
      setChanges({});
    },
    isChanged: !isSame(stored, draft),
    wrong,
    isSaving: save.isPending,
    save: submit,
  };
}
