import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { notify } from '../../ui/notices.ts';
import { fetchDocument, type WorkbookName } from './fetch-document.ts';

type WorkbookToSave = {
  readonly name: WorkbookName;
  /** Without `.xlsx`. */
  readonly fileName: string;
  /** Said when it couldn't be written, so that pages without spreadsheets don't load the words. */
  readonly failedTitle: string;
  /** Asked when it is saved. */
  readonly request: () => object | Promise<object>;
};

/** Has the server write a spreadsheet, and saves it. */
export function useSaveWorkbook({ name, fileName, failedTitle, request }: WorkbookToSave) {
  const { i18n } = useLingui();
  const { api, config, platform } = useData();
  return useMutation<void>({
    networkMode: 'always',
    mutationFn: async () =>
      platform.files.save({
        name: `${fileName}.xlsx`,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: await fetchDocument({ api, config }, name, await request()),
      }),
    onError: (error) =>
      void notify({
        tone: 'destructive',
        title: failedTitle,
        body: i18n._(describeError(error)),
      }),
  });
}
