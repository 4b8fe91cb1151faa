import { Trans, useLingui } from '@lingui/react/macro';
import { type JsaChange, jsaChanges, type JsaPage } from '@muster/contract/jsa';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useAct } from './use-act.ts';
import { useJsaWords } from './use-jsa-words.ts';

type EndSheetProps = {
  readonly page: JsaPage;
  readonly reason: 'done' | 'changed';
  readonly onClose: () => void;
};

type Values = { readonly change: JsaChange; readonly comment: string };

const startValues: Values = { change: 'scope', comment: '' };
const schema = z.object({ change: z.enum(jsaChanges), comment: z.string().check(z.trim()) });

/** The work is done, or something changed so that it has to be talked through again. */
export function EndSheet({ page, reason, onClose }: EndSheetProps) {
  const { t } = useLingui();
  const words = useJsaWords();
  const { end } = useAct(page);
  const isChange = reason === 'changed';
  const form = useForm({
    stored: startValues,
    fields: { change: { label: t`What changed?` }, comment: { label: t`Comment` } },
    schema,
    save: ({ change, comment }) =>
      end({ reason, change: isChange ? change : null, comment: comment === '' ? null : comment }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={isChange ? t`Something changed` : t`Work is done`}
      description={
        isChange ? (
          <Trans>Work stops here. The JSA ends, and the crew talks the job through again.</Trans>
        ) : (
          <Trans>The JSA ends now. You can reopen it later.</Trans>
        )
      }
      action={isChange ? <Trans>Stop work and end JSA</Trans> : <Trans>End JSA</Trans>}
      worksOffline
      onClose={onClose}
    >
      {isChange && (
        <RadioGroup
          {...form.value('change')}
          options={jsaChanges.map((value) => ({ value, label: words.change(value) }))}
        />
      )}
      <TextArea {...form.text('comment')} labelDetail={t`optional`} rows={2} maxLength={1000} />
    </FormSheet>
  );
}
