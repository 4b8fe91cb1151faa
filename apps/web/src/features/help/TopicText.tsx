import type { HelpBlock, HelpText } from './read-topic.ts';

/** The text of a topic. It never changes while it is shown, so places in it are keys enough. */
export function TopicText({ blocks }: { readonly blocks: readonly HelpBlock[] }) {
  // oxlint-disable-next-line react/no-array-index-key
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { readonly block: HelpBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 className="mt-8 text-18 leading-title font-semibold tracking-title">
          <Texts texts={block.texts} />
        </h2>
      );
    case 'paragraph':
      return (
        <p className="mt-2 text-ink-2">
          <Texts texts={block.texts} />
        </p>
      );
    case 'list':
      return (
        <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-2">
          {block.items.map((texts, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <Texts texts={texts} />
            </li>
          ))}
        </ul>
      );
  }
}

function Texts({ texts }: { readonly texts: readonly HelpText[] }) {
  return texts.map(({ text, isBold }, index) =>
    isBold ? (
      // oxlint-disable-next-line react/no-array-index-key
      <b key={index} className="font-semibold text-ink-1">
        {text}
      </b>
    ) : (
      text
    ),
  );
}
