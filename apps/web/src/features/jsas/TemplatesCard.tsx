import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaTemplate } from '@muster/contract/jsa-papers';
import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { TemplateSheet } from './TemplateSheet.tsx';

/** The company's own jobs. They are made from a JSA, on its page. */
export function TemplatesCard({ templates }: { readonly templates: readonly JsaTemplate[] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<JsaTemplate | null>(null);
  return (
    <Card title={t`Templates`} isFlush={templates.length > 0}>
      {templates.length === 0 ? (
        <p className="text-ink-2">
          <Trans>No templates yet. Open a good JSA and choose “Save as template.”</Trans>
        </p>
      ) : (
        <List label={t`Templates`}>
          {templates.map((template) => (
            <ListRow
              key={template.id}
              title={<bdi className="font-medium wrap-anywhere">{template.name}</bdi>}
              detail={[
                plural(template.steps, { one: '# step', other: '# steps' }),
                ...(template.made_from === null ? [] : [t`from JSA #${template.made_from.number}`]),
              ].join(' · ')}
              trailing={
                template.is_archived ? t({ message: 'Archived', context: 'template' }) : undefined
              }
              render={(row) => <button type="button" {...row} onClick={() => setOpen(template)} />}
            />
          ))}
        </List>
      )}
      {open !== null && <TemplateSheet of={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}
