import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { nextWeekBegins } from '../rules-over-time.ts';
import type { SectionProps } from '../section-props.ts';
import { RuleFrame } from './RuleFrame.tsx';
import { useRuleForm } from './use-rule-form.ts';

export function ApprovalSection({ settings }: SectionProps) {
  const { t } = useLingui();
  const form = useRuleForm({ kind: 'approval', settings, firstDay: nextWeekBegins(settings) });
  const { draft } = form;
  return (
    <RuleFrame settings={settings} form={form}>
      <Checkbox
        label={t`People sign their own hours first`}
        detail={t`With a finger or a PIN. Editing signed hours voids the signature.`}
        checked={draft.employee_signs}
        onChange={(event) => form.change({ employee_signs: event.target.checked })}
      />
      <RadioGroup
        label={t`Hours are approved by`}
        value={draft.levels.length === 2 ? 'supervisor' : 'admin'}
        onChange={(first) =>
          form.change({ levels: first === 'supervisor' ? ['supervisor', 'admin'] : ['admin'] })
        }
        options={[
          {
            value: 'supervisor',
            label: t`A supervisor, then an admin`,
            detail: t`The crew lead reviews the timesheet first. An admin approves and locks it.`,
          },
          { value: 'admin', label: t`An admin only`, detail: t`For companies without crew leads.` },
        ]}
      />
    </RuleFrame>
  );
}
