import { knownZone } from '@muster/domain/pay/known-zone';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RuleKind } from '@muster/contract/company-rules';
import type { CompanySettingsAnswer } from '@muster/contract/company-settings';
import { Card } from '../../../ui/Card.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { changesOf, wasChosen } from '../rules-over-time.ts';
import { useDayWords } from '../use-day-words.ts';
import { useRuleWords } from './use-rule-words.ts';

type RuleHistoryProps = { readonly kind: RuleKind; readonly settings: CompanySettingsAnswer };

/** Every rule of a kind with its first day and who set it; nothing where no one set any. */
export function RuleHistory({ kind, settings }: RuleHistoryProps) {
  const { t, i18n } = useLingui();
  const { day } = useDayWords();
  const words = useRuleWords();
  const changes = changesOf(settings.rules, kind);
  if (changes.length < 2) return null;
  return (
    <Card title={t`All changes`}>
      <Timeline
        label={t`All changes`}
        items={changes.map((change) => {
          const name = change.changed_by;
          const when = i18n.date(new Date(change.changed_at), {
            dateStyle: 'medium',
            timeZone: knownZone(settings.region.time_zone),
          });
          return {
            id: change.id,
            time: wasChosen(change)
              ? t({ message: `Since ${day(change.valid_from)}`, context: 'day' })
              : t`From the beginning`,
            title: words(change),
            detail: wasChosen(change) ? (
              name === null ? (
                <Trans>Set on {when}</Trans>
              ) : (
                <Trans>
                  Set by <span dir="auto">{name}</span> on {when}
                </Trans>
              )
            ) : undefined,
          };
        })}
      />
    </Card>
  );
}
