import { useLingui } from '@lingui/react/macro';
import type { StoredDocument } from '@muster/contract/jsa';
import { clsx } from 'clsx';
import { Card } from '../../ui/Card.tsx';
import { useDocumentLists } from './use-document-lists.ts';

/** When to stop, whom to call and what to wear. */
export function DocumentLists({ document }: { readonly document: StoredDocument }) {
  const { t } = useLingui();
  const lists = useDocumentLists()(document);
  if (lists.length === 0) return null;
  return (
    <Card title={t`Stop work, emergency and PPE`} isFlush>
      <div className="divide-y divide-line">
        {lists.map(({ key, title, items }) => (
          <section key={key} className="space-y-1.5 p-4 md:p-5">
            <h3 className={clsx('text-14 font-semibold', key === 'stop_work' && 'text-danger-ink')}>
              {title}
            </h3>
            <ul className="space-y-1 text-18">
              {items.map((item) => (
                <li key={item} className="wrap-anywhere">
                  <bdi>{item}</bdi>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}
