import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaPage, JsaPerson } from '@muster/contract/jsa';
import { createPortal } from 'react-dom';
import { SignatureImage } from '../../ui/signature/SignatureImage.tsx';
import { useDocumentLists } from './use-document-lists.ts';
import { useJsaWords } from './use-jsa-words.ts';
import { whoSigns } from './who-signs.ts';
import { whereOf } from './where-of.ts';
import { dateTimeText } from '../../ui/time/date-time-text.ts';
import { type Arrival, useReceivedText } from '../../ui/time/use-received-text.ts';

type JsaPaperProps = { readonly page: JsaPage; readonly people: readonly JsaPerson[] };

const cell = 'border border-line-control px-1.5 py-1 align-top';

/** On paper only: the document and its signatures, on two pages for a job of usual size. */
export function JsaPaper({ page, people }: JsaPaperProps) {
  const { t, i18n } = useLingui();
  const words = useJsaWords();
  const lists = useDocumentLists();
  const { jsa } = page;
  const { document: content } = jsa;
  const signers = whoSigns(content.people, page.signatures, people);
  // Paper is read in other years too.
  const shown = (instant: string) => dateTimeText(i18n, instant);
  const receivedText = useReceivedText(shown);
  const when = (at: string, arrival?: Arrival) => {
    const received = receivedText(at, arrival);
    return received === null ? shown(at) : `${shown(at)} (${received})`;
  };
  const approval = page.events.find(({ kind }) => kind === 'approved');
  return createPortal(
    <div aria-hidden data-print-only className="hidden text-[10px] leading-snug print:block">
      <p className="text-16 font-semibold">
        {t`JSA #${jsa.number}`} · {jsa.task}
      </p>
      <p>{whereOf(jsa)}</p>
      <p className="mb-2">
        {words.state(jsa.state)} · <Trans>Created by {jsa.author.name}</Trans>,{' '}
        {when(jsa.made_at, jsa)} · <Trans>Ends {when(jsa.ends_at)}</Trans>
        {jsa.approved_by !== null && jsa.approved_at !== null && (
          <>
            {' · '}
            <Trans>
              Approved by {jsa.approved_by.name}, {when(jsa.approved_at, approval)}
            </Trans>
          </>
        )}
      </p>
      <table className="w-full border-collapse">
        <thead>
          <tr className="text-left">
            <th className={cell}>{t`Step`}</th>
            <th className={cell}>{t`Hazard`}</th>
            <th className={cell}>{t`Controls`}</th>
          </tr>
        </thead>
        <tbody>
          {content.steps.flatMap((step, stepAt) =>
            (step.hazards.length === 0 ? [null] : step.hazards).map((hazard, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- steps and hazards have no id
              <tr key={`${stepAt}-${at}`} className="break-inside-avoid">
                {at === 0 && (
                  <td className={cell} rowSpan={Math.max(step.hazards.length, 1)}>
                    {stepAt + 1}. {step.text}
                  </td>
                )}
                <td className={cell}>
                  {hazard?.text}
                  {hazard !== null && hazard.high_energy !== null && (
                    <strong> ({words.highEnergy(hazard.high_energy)})</strong>
                  )}
                </td>
                <td className={cell}>
                  {hazard?.controls.map((control, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- controls have no id
                    <p key={index}>
                      {control.text} ({words.level(control.level)})
                      {control.direct === 'yes' && (
                        <>
                          {' · '}
                          {t`direct control`}, {control.checked_by ?? jsa.author.name}
                        </>
                      )}
                    </p>
                  ))}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <dl className="mt-2 columns-2 gap-4">
        {lists(content).map(({ key, title, items }) => (
          <div key={key} className="mb-1 break-inside-avoid">
            <dt className="font-semibold">{title}</dt>
            <dd>{items.join('; ')}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-2 grid grid-cols-3 gap-x-4">
        {signers.map(({ name, signature }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have one name
          <li key={at} className="break-inside-avoid border-b border-line-control pt-1">
            <p className="font-medium">{name}</p>
            {signature === null ? (
              <p className="h-8" />
            ) : (
              <p>
                {when(signature.signed_at, signature)} · {words.howSigned(signature)}
              </p>
            )}
            {signature !== null && signature.drawing !== null && (
              <SignatureImage drawing={signature.drawing} label={name} />
            )}
          </li>
        ))}
      </ul>
    </div>,
    globalThis.document.body,
  );
}
