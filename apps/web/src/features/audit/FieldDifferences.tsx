import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditAction } from '@muster/contract/audit';
import type { ChangedField } from '@muster/contract/changed-fields';
import { type Names, useChangeWords } from './use-change-words.ts';

type FieldDifferencesProps = {
  readonly fields: readonly ChangedField[];
  readonly action: AuditAction;
  readonly names: Names;
};

/** Each field before and after, side by side; of a new or removed record what it said. */
export function FieldDifferences({ fields, action, names }: FieldDifferencesProps) {
  const { t } = useLingui();
  const words = useChangeWords();
  if (fields.length === 0) return null;
  const isUpdate = action === 'update';
  return (
    <table className="w-full table-fixed border-collapse text-14">
      <caption className="sr-only">{t`What changed`}</caption>
      <thead>
        <tr className="border-b border-line text-left text-ink-3">
          <th scope="col" className="w-1/3 py-2 pr-3 font-normal">{t`Field`}</th>
          {isUpdate && <th scope="col" className="py-2 pr-3 font-normal">{t`Old value`}</th>}
          <th scope="col" className="py-2 font-normal">
            {isUpdate ? <Trans>New value</Trans> : <Trans>Value</Trans>}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {fields.map(({ path, before, after }) => (
          <tr key={path.join('.')} className="align-top">
            <th scope="row" className="py-2 pr-3 text-left font-normal break-words text-ink-2">
              {words.shownField(path)}
            </th>
            {isUpdate && (
              <td className="py-2 pr-3 break-words text-ink-2">
                <Before text={words.shownValue(path, before, names)} />
              </td>
            )}
            <td className="py-2 break-words">
              {isUpdate ? (
                <After text={words.shownValue(path, after, names)} />
              ) : (
                <bdi>{words.shownValue(path, after ?? before, names)}</bdi>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Before({ text }: { readonly text: string }) {
  return (
    <del className="rounded-[4px] bg-danger-soft px-1 text-danger-ink no-underline">
      <bdi>{text}</bdi>
    </del>
  );
}

function After({ text }: { readonly text: string }) {
  return (
    <ins className="rounded-[4px] bg-running-soft px-1 text-running-ink no-underline">
      <bdi>{text}</bdi>
    </ins>
  );
}
